/// What `#Preview` makes: where the preview stands, and how to make it.
public protocol PreviewRegistry {
  /// The module and the file.
  static var fileID: String { get }
  /// The line of the `#`, from 1.
  static var line: Int { get }
  /// The column of the `#`, from 1.
  static var column: Int { get }
  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}
