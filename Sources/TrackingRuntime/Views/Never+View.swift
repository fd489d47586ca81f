extension Never: View {
  /// The body of nothing.
  public typealias Body = Never

  /// Never reached.
  public var body: Never { fatalError("Never has no body") }
}
