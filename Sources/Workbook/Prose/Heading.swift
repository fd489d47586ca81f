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
    // Each start reads all of these, and the heading is mostly the first line: the rest is not parted.
    var rest = page[...]
    while !rest.hasPrefix("# ") {
      guard let end = rest.firstIndex(of: "\n") else { return nil }
      rest = rest[rest.index(after: end)...]
    }
    let line = rest.prefix { $0 != "\n" }
    let title = line.dropFirst(2).trimmingCharacters(in: .whitespaces).withoutControls
    guard !title.isEmpty else { return nil }
    text = title
  }
}
