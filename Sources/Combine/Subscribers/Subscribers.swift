/// A namespace for the types that go with subscribers.
public enum Subscribers {}
