import Foundation
import SourceOutline
import Synchronization
import Workbook
import XCTest

@testable import Checker

/// What looks the same from outside gives a suite the same object, byte for byte.
///
/// That is why one object may serve many answers. A few groups are compiled; with
/// `KATA_INTERFACES=all` all of the workbook's are, which takes minutes.
final class SharedSuiteTests: XCTestCase {
  private typealias Answer = WorkbookAnswers.Answer

  private func groups() throws -> (all: Int, groups: [[Answer]]) {
    var groups: [String: [Answer]] = [:]
    var all = 0
    var untold: [String] = []
    for (kata, shipped) in try WorkbookAnswers.katas() where kata.facts.audit?.configuration == nil
    {
      for answer in try WorkbookAnswers.answers(to: kata, shipped: shipped) {
        all += 1
        let files = StandInSource.completed(answer.sources, for: kata.facts).files
        let text = VisibleInterface(of: files.map { ($0.name, $0.text) }).text
        guard let text else {
          untold.append(answer.title)
          continue
        }
        groups[kata.id + "\n" + text, default: []].append(answer)
      }
    }
    print("nothing is shared by \(untold.count): \(untold.joined(separator: ", "))")
    return (all, groups.sorted { $0.key < $1.key }.map(\.value).filter { $0.count > 1 })
  }

  func testAnswersThatLookTheSameFromOutsideGiveTheSameObject() throws {
    let (all, groups) = try groups()
    let isWhole = ProcessInfo.processInfo.environment["KATA_INTERFACES"] == "all"
    let compiled = isWhole ? groups : groups.enumerated().filter { $0.0 % 25 == 0 }.map(\.1)
    let sharing = groups.reduce(0) { $0 + $1.count }
    print("\(sharing) of \(all) answers share \(groups.count) interfaces; \(compiled.count) tried")
    let compile = try StrictCompile()
    let run = UUID().uuidString
    let differing = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: compiled.count) { index in
      let group = isWhole ? compiled[index] : Array(compiled[index].prefix(2))
      let place = "\(run)-\(index)"
      let objects = group.map { answer in
        (answer.title, try? compile.suiteObject(of: answer.kata, with: answer.sources, in: place))
      }
      for (title, object) in objects.dropFirst() where object != objects[0].1 {
        differing.withLock { $0.append("\(title) and \(objects[0].0)") }
      }
    }
    XCTAssertEqual(differing.withLock { $0.sorted() }, [])
    XCTAssertGreaterThan(compiled.count, 2)
  }
}
