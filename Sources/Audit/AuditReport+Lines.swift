extension AuditReport {
  /// Puts beside each finding the line that it stands on; the findings are in order.
  mutating func quoteLines(from text: (String) -> String?) {
    var file: String?
    var lines = SourceLines("")
    for index in findings.indices {
      let place = findings[index].place
      if place.file != file {
        file = place.file
        lines = SourceLines(text(place.file) ?? "")
      }
      findings[index].sourceLine = lines.text(of: place.line)
    }
  }
}
