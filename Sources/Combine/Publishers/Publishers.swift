/// A namespace for the types that operators return.
public enum Publishers {}
