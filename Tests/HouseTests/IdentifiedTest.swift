/// A test that is named by an entry's id, such as `testC10_equalStateWriteRunsNoBody` or
/// `test_MB17_obsStrongSelf`.
struct IdentifiedTest {
  var id: String
  /// Its class and method.
  var name: String
  /// Where it stands, for failures.
  var place: String
  /// The confidence that its comment names, such as `DUAL + RE`; empty if it names none.
  var confidence: Set<String>

  /// The tests of a file that an id names, in its order.
  static func found(in file: Checkout.File) -> [IdentifiedTest] {
    var suite = ""
    var found: [IdentifiedTest] = []
    for (index, line) in file.lines.enumerated() {
      // The regular expressions are slow; few lines need them.
      if line.hasSuffix(": XCTestCase {"),
        let match = line.firstMatch(of: #/class (\w+): XCTestCase/#)
      {
        suite = String(match.1)
      }
      guard line.utf8.starts(with: "  func test".utf8) || line.utf8.starts(with: "  @".utf8),
        let match = line.firstMatch(of: #/func (test_?((?:MB|[A-Z])[0-9]{1,2})_\w+)\(/#)
      else { continue }
      found.append(
        IdentifiedTest(
          id: String(match.2), name: "\(suite).\(match.1)", place: "\(file.path):\(index + 1)",
          confidence: confidence(above: index, in: file.lines)))
    }
    return found
  }

  /// The class and method of every test of a file.
  static func names(in file: Checkout.File) -> [String] {
    var suite = ""
    return file.lines.compactMap { line in
      if line.hasSuffix(": XCTestCase {"),
        let match = line.firstMatch(of: #/class (\w+): XCTestCase/#)
      {
        suite = String(match.1)
      }
      guard line.contains("func test"), let match = line.firstMatch(of: #/func (test\w+)\(/#)
      else { return nil }
      return "\(suite).\(match.1)"
    }
  }

  /// The tags after `Conf:` in the comment that ends above a line.
  private static func confidence(above index: Int, in lines: [String]) -> Set<String> {
    var comment: [String] = []
    for line in lines[..<index].reversed() {
      let words = line.drop { $0 == " " }
      guard words.hasPrefix("//") else { break }
      comment.insert(String(words), at: 0)
    }
    guard let line = comment.first(where: { $0.contains("Conf: ") }),
      let start = line.firstRange(of: "Conf: ")?.upperBound
    else { return [] }
    let sentence = line[start...].prefix { $0 != "." && $0 != ";" && $0 != "," }
    return ParityEntry.tags(in: String(sentence))
  }
}
