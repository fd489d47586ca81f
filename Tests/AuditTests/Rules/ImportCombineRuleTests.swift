import Audit
import XCTest

/// What `import-combine` says of an import.
final class ImportCombineRuleTests: XCTestCase {
  private func messages(_ text: String) -> [String] {
    Auditor(rules: ["import-combine"]).report(on: [("A.swift", text)]).findings.map(\.message)
  }

  func testTheQuestionWhetherCombineIsThereUsesNothingOfIt() {
    XCTAssertEqual(
      messages("#if canImport(Combine)\nimport Combine\n#endif\nstruct Dead {}\n"),
      ["`import Combine` is dead: nothing in this file uses it."])
  }

  /// Not even a name of Combine's stands in the second file.
  private let bus = """
    import Combine
    typealias Feed = AnyPublisher<Int, Never>
    protocol Source { var numbers: AnyPublisher<Int, Never> { get } }
    final class Bus {
      let subject = PassthroughSubject<Void, Never>()
      let level = CurrentValueSubject<Int, Never>(1)
      var token: AnyCancellable?
      var feed: Feed?
      let half = [1].publisher.eraseToAnyPublisher()
      private var bag = Set<AnyCancellable>()
      func stream() -> AnyPublisher<Int, Never> { half }
    }
    """

  func testAMemberOfWhatAnotherFileDeclaresUsesIt() {
    for use in [
      "func f(_ b: Bus) { b.subject.send(()) }", "func f(_ b: Bus) -> Int { b.level.value }",
      "func f(_ b: Bus) async { for await v in b.level.values { print(v) } }",
      "func f(_ b: Bus) { b.token?.cancel() }", "func f(_ b: Bus) { _ = b.stream().count() }",
      "func f(_ s: any Source) { _ = s.numbers.map { $0 } }", "extension Feed {}",
      "func f(_ b: Bus) { _ = b.feed?.first() }", "func f(_ b: Bus) { _ = b.half.last() }",
    ] {
      let report = Auditor(rules: ["import-combine"]).report(
        on: [("A.swift", "import Combine\n\(use)\n"), ("Bus.swift", bus)])
      XCTAssertEqual(report.findings.map(\.place.file), ["Bus.swift"], use)
    }
  }

  func testWhatOtherFilesCannotSeeUsesNothing() {
    let report = Auditor(rules: ["import-combine"]).report(
      on: [("A.swift", "import Combine\nlet bag = [1]\nlet n = bag.count\n"), ("Bus.swift", bus)])
    XCTAssertEqual(report.findings.map(\.place.file), ["A.swift", "Bus.swift"])
  }

  func testTheFixKeepsAnImportThatAMemberNeeds() {
    let use = "import Combine\nfunc f(_ b: Bus) { b.subject.send(()) }\n"
    let plan = Auditor(rules: ["import-combine"]).fixes(
      for: [("A.swift", use), ("Bus.swift", bus)])
    XCTAssertEqual(plan.files.map(\.path), [])
  }

  func testAModuleInFrontOfANameUsesIt() {
    XCTAssertEqual(
      messages("import Combine\nlet a = Combine.Just(1)\n"),
      ["`import Combine` is still needed here: for `Combine`."])
  }

  func testACallThatIsNotCombinesUsesNothingOfIt() {
    for call in [
      "socket.receive { result in }", "socket.receive(completionHandler: handle)",
      "store.store(item)", "server.publish(port: 1)", "list.assign(item)",
    ] {
      XCTAssertEqual(
        messages("import Combine\nfunc f(_ store: Store) { \(call) }\n"),
        ["`import Combine` is dead: nothing in this file uses it."], call)
    }
  }

  func testACallWithCombinesLabelUsesIt() {
    for call in ["a.receive(on: queue)", "a.store(in: &bag)", "a.assign(to: &b)", "a.receive(1)"] {
      XCTAssertEqual(
        messages("import Combine\nfunc f(_ a: Source) { \(call) }\n"),
        ["`import Combine` is still needed here: for a publisher."], call)
    }
  }

  func testAnOwnTypeOfThatNameUsesNothingOfIt() {
    XCTAssertEqual(
      messages("import Combine\nstruct Record {}\nlet a = Record()\n"),
      ["`import Combine` is dead: nothing in this file uses it."])
  }

  func testATypeInsideOfAnotherDoesNotHideCombines() {
    XCTAssertEqual(
      messages("import Combine\nenum Disk { struct Record {} }\nlet a = Record(output: [1])\n"),
      ["`import Combine` is still needed here: for `Record`."])
  }
}
