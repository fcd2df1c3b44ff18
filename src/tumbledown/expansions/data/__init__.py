"""The pieces of the chapters: for each chapter one TOML file, and beside it the types that it is read into."""
