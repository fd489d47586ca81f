internal import SourceOutline
internal import SwiftParser
internal import SwiftSyntax

/// Reads a `Package.swift` without running it; what it computes stays unknown.
enum PackageManifest {
  /// The settings that the text shows.
  static func settings(in text: String, at path: String) -> ManifestSettings {
    DeepStack.run {
      var settings = ManifestSettings(path: path, targets: [])
      let file = Parser.parse(source: text)
      settings.toolsVersion = toolsVersion(file)
      let reader = PackageReader(viewMode: .sourceAccurate)
      reader.walk(file)
      settings.targets = ManifestSettings.oldest(reader.targets)
      settings.swiftVersion = reader.swiftVersion
      return settings
    } ?? ManifestSettings(path: path, targets: [])
  }

  private static func toolsVersion(_ file: SourceFileSyntax) -> String? {
    for case .lineComment(let comment) in file.firstToken(viewMode: .sourceAccurate)?.leadingTrivia
      ?? []
    {
      let words = comment.dropFirst(2).filter { $0 != " " }
      guard words.lowercased().hasPrefix("swift-tools-version:") else { continue }
      return words.split(separator: ":").dropFirst().first?.split(separator: ";").first
        .map(String.init)
    }
    return nil
  }
}
