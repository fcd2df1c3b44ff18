"""The soundtracks and effects, synthesised when the package is built. No other module imports this package."""
