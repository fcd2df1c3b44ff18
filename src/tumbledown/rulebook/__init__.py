"""The rules as text: the catalogue, and which of its rules are tested and where their code is."""
