internal import SwiftParser
internal import SwiftSyntax

extension Outline {
  /// The tests that a suite's source declares, in source order: the ids that a check expects.
  public static func tests(in source: String) -> [TestMethod] {
    tests(in: [source])
  }

  /// The tests of a suite of several files; an extension may stand in another file than its class.
  ///
  /// A test is a method `test…` without parameters of a class that names `XCTestCase` as its
  /// superclass, neither static nor private. Only active branches of `#if` count.
  public static func tests(in sources: [String]) -> [TestMethod] {
    guard sources.allSatisfy(NestingScan.isReadable) else { return [] }
    let tests = DeepStack.run {
      let files = sources.map { source in
        (items: TestReader.activeItems(of: Parser.parse(source: source)), lines: LineTable(source))
      }
      let classes = Set(files.flatMap { $0.items.compactMap(TestReader.testClassName) })
      return files.flatMap { file in
        file.items.flatMap { TestReader.tests(of: $0, among: classes, file.lines) }
      }
    }
    return tests ?? []
  }
}
