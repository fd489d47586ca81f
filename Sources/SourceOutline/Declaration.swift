/// One declaration outside of function bodies: what it introduces, and into what.
public struct Declaration: Sendable, Equatable {
  /// What is declared, in Swift's own keywords.
  public enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`
    case `func`, `var`, `init`, `subscript`, `case`, `deinit`
    case `typealias`, `associatedtype`, `operator`, `precedencegroup`, `macro`
    /// The use of a declaration macro such as `#Preview`.
    case macroExpansion
  }

  /// Who may see it, in Swift's own keywords.
  public enum Access: String, Sendable {
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`
  }

  /// What is declared.
  public var kind: Kind
  /// The base name: `tap`, `==`, `init`; the extended type for an extension.
  public var name: String
  /// The name with argument labels, `tap(_:occurrence:)`; the same as `name` where there are none.
  public var fullName: String
  /// The enclosing or extended type, `Outer.Inner`; nil at the top level.
  public var container: String?
  /// Whether it stands in an extension.
  public var isInExtension: Bool
  /// Whether it is declared `static` or `class`.
  public var isStatic: Bool
  /// The types after the colon, for types and extensions, as they are written.
  public var inheritance: [String]
  /// The written access, else `internal`; members of a `private extension` count as `fileprivate`.
  public var access: Access
  /// The line of the name, from 1.
  public var line: Int
  /// The column of the name in UTF-8 units, from 1.
  public var column: Int
}
