/// How a button looks and reacts.
public protocol PrimitiveButtonStyle: Sendable {}
