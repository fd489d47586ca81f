internal import SwiftParser
internal import SwiftSyntax

/// What a Swift source declares, read by the toolchain's own parser; nothing is type-checked.
///
/// A source with errors has an outline too: what the parser could make of it. Function bodies
/// are not looked into, so that no depth of nesting can exhaust the stack here.
public struct Outline: Sendable, Equatable {
  /// The declarations in source order: top level, members of types and of extensions.
  ///
  /// Every branch of `#if` counts.
  public let declarations: [Declaration]
  /// The imports in source order.
  public let imports: [ImportStatement]
  /// The attributes of imports and declarations in source order.
  public let attributes: [AttributeUse]

  /// Whether the source could be read; false when it nests too deeply or takes over 20 s.
  ///
  /// Nothing is known about such a source, and all lists are empty.
  public let isComplete: Bool

  /// Reads a source; about 20,000 lines a second.
  public init(of source: String) {
    let isReadable = NestingScan.isReadable(source)
    let found =
      !isReadable
      ? nil
      : DeepStack.run {
        var reader = DeclarationReader(lines: LineTable(source))
        reader.read(Parser.parse(source: source))
        return (reader.declarations, reader.imports, reader.attributes)
      }
    (declarations, imports, attributes) = found ?? ([], [], [])
    isComplete = found != nil
  }

  /// The declarations of a source; see `declarations`.
  public static func declarations(in source: String) -> [Declaration] {
    Outline(of: source).declarations
  }

  /// The line, from 1, of the first `// TODO` comment.
  public static func firstTodo(in source: String) -> Int? {
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let index = lines.firstIndex { line in
      guard let slashes = line.firstRange(of: "//") else { return false }
      let comment = line[slashes.upperBound...].drop { $0 == "/" || $0 == " " }
      return comment.hasPrefix("TODO")
    }
    return index.map { $0 + 1 }
  }
}
