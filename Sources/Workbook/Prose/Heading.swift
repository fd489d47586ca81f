import Foundation

/// The first heading of a page, `# Title`.
struct Heading {
  /// The title without its mark.
  var text: String

  /// Reads a page's first heading; nil when there is no page or no heading.
  init?(of url: URL, name: String) throws(WorkbookError) {
    guard let page = try PlainFile(url, name: name).text() else { return nil }
    self.init(in: page)
  }

  init?(in page: String) {
    guard let line = page.split(separator: "\n").first(where: { $0.hasPrefix("# ") }) else {
      return nil
    }
    let title = line.dropFirst(2).trimmingCharacters(in: .whitespaces).withoutControls
    guard !title.isEmpty else { return nil }
    text = title
  }
}
