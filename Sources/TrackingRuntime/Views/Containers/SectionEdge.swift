/// The header or footer of a section: not a row.
public nonisolated struct SectionEdge<Content: View>: ContentView {
  let content: Content

  static var containerName: String? { nil }
  static var rows: RowCounting { .none }
}
