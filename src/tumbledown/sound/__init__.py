"""The soundtracks and effects, synthesised when the package is built. Nothing else imports it."""
