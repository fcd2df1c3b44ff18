"""The rulebook as pages: made of the catalogue, the words and the chapters' data, in a template that is built."""
