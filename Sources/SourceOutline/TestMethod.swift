/// One test of a suite, as its source declares it.
public struct TestMethod: Sendable, Equatable {
  /// The `XCTestCase` subclass.
  public var className: String
  /// The method's name without parentheses.
  public var name: String
  /// Whether the method is `async`.
  public var isAsync: Bool
  /// Whether the method throws.
  public var isThrowing: Bool
  /// The line of the name, from 1.
  public var line: Int

  /// `Class/testMethod`.
  public var id: String { className + "/" + name }

  /// Makes a test method.
  public init(className: String, name: String, isAsync: Bool, isThrowing: Bool, line: Int) {
    self.className = className
    self.name = name
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.line = line
  }
}
