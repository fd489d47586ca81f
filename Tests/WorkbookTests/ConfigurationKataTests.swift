import Foundation
import XCTest

@testable import Workbook

/// A kata whose answer is a configuration: its facts, its one file and its samples.
final class ConfigurationKataTests: XCTestCase {
  private let path = "01-start/01-policy"
  private let sample = "struct A {}\n"

  /// A workbook of one such kata, whose `audit` and `starters` are these.
  private func book(audit: String? = nil, starters: String? = nil) throws -> TemporaryWorkbook {
    let book = try TemporaryWorkbook(self)
    try book.addKata(path, id: "policy")
    let blob = BlobID(of: Data(sample.utf8)).text
    let audit =
      audit ?? #"{"configuration":"policy.json","samples":{"Samples/Good/A.swift":"\#(blob)"}}"#
    let starters = starters ?? #"{"policy.json":"\#(BlobID(of: Data("{}\n".utf8)).text)"}"#
    try book.write(
      """
      {"version":1,"id":"policy","concepts":["audit"],"prerequisites":[],"minutes":5,
       "languageMode":6,"audit":\(audit),"starters":\(starters),"mutants":{},"alternatives":[]}
      """, to: "Katas/\(path)/kata.json")
    try book.write("{}\n", to: "Katas/\(path)/policy.json")
    try book.write(sample, to: "Katas/\(path)/Samples/Good/A.swift")
    try book.write("{\"version\": 1}\n", to: "Solutions/\(path)/policy.json")
    return book
  }

  func testWhatFitsNotTogetherIsSaid() throws {
    let swift = #"{"Answer.swift":"0"}"#
    let one = #""samples":{"Samples/A.swift":"0"}"#
    for (audit, starters, reason) in [
      (#"{"configuration":"policy.json"}"#, nil, "`samples` in `audit` names no file"),
      (#"{"configuration":"Policy.swift",\#(one)}"#, nil, "is not a plain .json file name"),
      (#"{"configuration":"../policy.json",\#(one)}"#, nil, "is not a plain .json file name"),
      (#"{"configuration":"policy.json",\#(one)}"#, swift, "is the whole answer"),
      (#"{"rules":["a"],"configuration":"policy.json",\#(one)}"#, nil, "has both `rules`"),
      (#"{"rules":["a"],\#(one)}"#, swift, "need a `configuration`"),
      (#"{"configuration":"policy.json","samples":{"A.swift":"0"}}"#, nil, "is not a .swift file"),
      (
        #"{"configuration":"policy.json","samples":{"../A.swift":"0"}}"#, nil,
        "is not a .swift file below the kata's folder"
      ),
    ] as [(String, String?, String)] {
      let problems = try book(audit: audit, starters: starters).workbook().problems
      XCTAssertEqual(problems.map { "\($0)".contains(reason) }, [true], "\(audit): \(problems)")
    }
  }

  func testTheConfigurationIsTheWholeAnswer() throws {
    let book = try book()
    try book.write("struct Mine {}\n", to: "Katas/\(path)/Mine.swift")
    let (store, kata) = (try book.store(), try book.workbook().kata(named: "policy"))
    XCTAssertEqual(try store.working(kata).map(\.name), ["policy.json"])
    XCTAssertEqual(try store.changes(in: kata), "")
    XCTAssertTrue(try store.answer(to: kata).contains("+{\"version\": 1}"))
  }

  func testASampleIsFoundWhateverBecameOfItAfterItWasKept() throws {
    let book = try book()
    let (store, kata) = (try book.store(), try book.workbook().kata(named: "policy"))
    try store.keep(kata)
    try book.write("struct B {}\n", to: "Katas/\(path)/Samples/Good/A.swift")
    XCTAssertEqual(try store.samples(of: kata).map(\.text), [sample])
  }

  func testResetBringsASampleBackAndKeepsTheLearners() throws {
    let book = try book()
    let (store, kata) = (try book.store(), try book.workbook().kata(named: "policy"))
    try store.keep(kata)
    try book.write("struct B {}\n", to: "Katas/\(path)/Samples/Good/A.swift")
    let reset = try store.reset(kata)
    XCTAssertEqual(reset.restored, ["Samples/Good/A.swift"])
    XCTAssertEqual(reset.moved, [])
    XCTAssertEqual(try book.read("Katas/\(path)/Samples/Good/A.swift"), sample)
    let kept = try XCTUnwrap(reset.keptIn).appendingPathComponent("Samples/Good/A.swift")
    XCTAssertEqual(try String(contentsOf: kept, encoding: .utf8), "struct B {}\n")
  }

  func testASampleThatIsALinkOutOfTheWorkbookIsLeftOut() throws {
    let book = try book()
    let file = book.url("Katas/\(path)/Samples/Good/A.swift")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: "/etc/hostname")
    XCTAssertEqual(try book.workbook().katas.map(\.id), [])
  }
}
