"""Controls and panels that any scene may use."""
