import KataTesting
import SwiftUI
import XCTest

/// C20: a list realises the rows in view plus one.
@MainActor
final class ListTests: XCTestCase {
  struct Row: View {
    let number: Int
    var body: some View { Text("row \(number)") }
  }
  struct Numbers: View {
    @State private var count: Int
    init(count: Int) { _count = State(initialValue: count) }
    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        List(Array(0..<count), id: \.self) { Row(number: $0) }
      }
    }
  }

  // Conf: ONE + DOC + DUAL.
  func testC20_ofManyRowsThoseInViewAndOneMoreRun() async {
    let host = ViewHost(Numbers(count: 6_500), visibleRows: 17)
    XCTAssertEqual(host.bodyCount(of: Row.self), 18)
  }

  // Conf: ONE + DOC + DUAL.
  func testC20_addingARowRunsItsBodyOnce() async {
    let host = ViewHost(Numbers(count: 3))
    host.resetCounts()
    host.tap("Add")
    XCTAssertEqual(host.bodyCount(of: Row.self), 1)
  }

  // Conf: ONE + DOC + DUAL.
  func testC20_scrollingRunsOnlyTheRowsThatComeIntoView() async {
    let host = ViewHost(Numbers(count: 100), visibleRows: 10)
    host.resetCounts()
    host.scroll(toRow: 5)
    XCTAssertEqual(host.bodyCount(of: Row.self), 5)
    XCTAssertEqual(host.text[1], "row 5")
  }

  func testTheBufferedRowIsNotRead() async {
    let host = ViewHost(Numbers(count: 100), visibleRows: 10)
    XCTAssertEqual(host.text.last, "row 9")
  }

  struct Sections: View {
    var body: some View {
      List {
        Section("First") { ForEach(0..<30) { Row(number: $0) } }
        Section("Second") { ForEach(30..<60) { Row(number: $0) } }
      }
    }
  }

  func testTheWindowGoesAcrossSections() async {
    let host = ViewHost(Sections(), visibleRows: 10)
    // The header is one of the rows.
    XCTAssertEqual(host.bodyCount(of: Row.self), 10)
  }

  struct Closing: View {
    let number: Int
    let action: () -> Void
    var body: some View { Text("closing \(number)") }
  }
  struct Growing: View {
    @State private var numbers = [0, 1, 2]
    var body: some View {
      VStack {
        Button("Add") { numbers.append(numbers.count) }
        List(numbers, id: \.self) { number in
          Closing(number: number) { numbers.removeAll { $0 == number } }
        }
      }
    }
  }

  func testABodyRunsOnceAPassThoughTheWindowGrows() async {
    let host = ViewHost(Growing())
    host.resetCounts()
    host.tap("Add")
    XCTAssertEqual(host.bodyCount(of: Closing.self), 4)
  }

  struct Nested: View {
    var body: some View {
      List(0..<2) { row in
        HStack { ForEach(0..<3) { Row(number: row * 10 + $0) } }
      }
    }
  }

  func testEverythingInsideOfARowExists() async {
    XCTAssertEqual(
      ViewHost(Nested()).text, ["row 0", "row 1", "row 2", "row 10", "row 11", "row 12"])
  }

  struct Wrapped: View {
    var body: some View {
      List {
        Text("head")
        VStack { ForEach(0..<2) { Row(number: $0) } }
        Group { ForEach(2..<4) { Row(number: $0) } }.padding()
      }
    }
  }

  func testStaticRowsGroupsAndModifiersInAList() async {
    XCTAssertEqual(
      ViewHost(Wrapped()).text, ["head", "row 0", "row 1", "row 2", "row 3"])
  }

  final class Log {
    var elements: [Int] = []
  }
  struct Counted: View {
    let log: Log
    @State private var numbers = [0, 1, 2]
    var body: some View {
      VStack {
        Button("Add") { numbers.append(numbers.count) }
        List(numbers, id: \.self) { number in
          let _ = log.elements.append(number)
          Row(number: number)
        }
      }
    }
  }

  // Conf: DUAL, where the new row's content closure runs twice. Policy: once an element and pass.
  func testC20_theContentClosureRunsOnceForEachElementAndTheBodyOnlyForTheNewOne() async {
    let log = Log()
    let host = ViewHost(Counted(log: log))
    log.elements = []
    host.resetCounts()
    host.tap("Add")
    XCTAssertEqual(log.elements.sorted(), [0, 1, 2, 3])
    XCTAssertEqual(host.bodyCount(of: Row.self), 1)
  }

  struct Sectioned: View {
    @State private var extra = 0
    var body: some View {
      VStack {
        Button("More") { extra += 1 }
        List {
          ForEach(0..<50) { section in
            Section("section \(section)") {
              ForEach(0..<(3 + extra), id: \.self) { Row(number: section * 100 + $0) }
            }
          }
        }
      }
    }
  }

  // Conf: ONE + DOC + DUAL.
  func testC20_theRowsOfSectionsThatAForEachMakesAreCountedOneByOne() async {
    let host = ViewHost(Sectioned(), visibleRows: 7)
    // A header is a row of the window: the eight rows are two headers and six rows.
    XCTAssertEqual(host.bodyCount(of: Row.self), 6)
    XCTAssertEqual(
      Array(host.text.dropFirst()),
      ["section 0", "row 0", "row 1", "row 2", "section 1", "row 100", "row 101"])
  }

  // Conf: ONE + DOC + DUAL.
  func testC20_scrollingGoesThroughTheRowsOfSections() async {
    let host = ViewHost(Sectioned(), visibleRows: 2)
    host.resetCounts()
    host.scroll(toRow: 10)
    XCTAssertEqual(
      Array(host.text.dropFirst()), ["row 201", "row 202"])
    XCTAssertEqual(host.bodyCount(of: Row.self), 2)
    host.scroll(toRow: 198)
    XCTAssertEqual(Array(host.text.dropFirst()), ["row 4,901", "row 4,902"])
  }

  // Conf: ONE + DOC + DUAL.
  func testC20_sectionsThatGrowMoveTheWindow() async {
    let host = ViewHost(Sectioned(), visibleRows: 5)
    host.tap("More")
    XCTAssertEqual(
      Array(host.text.dropFirst()),
      ["section 0", "row 0", "row 1", "row 2", "row 3"])
  }

  struct Pairs: View {
    var body: some View {
      List(0..<100) { number in
        Text("head \(number)")
        Row(number: number)
      }
    }
  }

  // Conf: ONE + DOC + DUAL.
  func testC20_anElementOfTwoViewsIsTwoRows() async {
    let host = ViewHost(Pairs(), visibleRows: 6)
    XCTAssertEqual(host.text, ["head 0", "row 0", "head 1", "row 1", "head 2", "row 2"])
    host.scroll(toRow: 10)
    XCTAssertEqual(host.text.first, "head 5")
  }

  struct Element {
    let log: Log
    let number: Int
    var id: Int {
      log.elements.append(number)
      return number
    }
  }
  struct Ids: View {
    let elements: [Element]
    var body: some View { List(elements, id: \.id) { Row(number: $0.number) } }
  }

  // Conf: ONE + DOC + DUAL.
  func testC20_allIDsAreCollectedAtOnce() async {
    let log = Log()
    let host = ViewHost(Ids(elements: (0..<6_500).map { Element(log: log, number: $0) }))
    XCTAssertEqual(log.elements, Array(0..<6_500))
    XCTAssertEqual(host.bodyCount(of: Row.self), 21)
  }
}
