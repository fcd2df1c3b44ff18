"""The pages of the rulebook, made from the catalogue, the texts and the chapters' data, in a template of the build."""
