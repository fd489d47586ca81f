import KataTesting
import SwiftUI
import XCTest

/// Cases 39, 58 and 66 of the migration reports: which bodies run, and in which order.
@MainActor
final class UIGraphBugTests: XCTestCase {
  @MainActor @Observable final class Model {
    var title = "t"
    var badge = 0
    var rows = [1, 2, 3]
  }
  struct Big: View {
    let model: Model
    var body: some View {
      VStack {
        header
        list
      }
    }
    private var header: some View { Text("\(model.title) \(model.badge)") }
    private var list: some View { ForEach(model.rows, id: \.self) { Text("\($0)") } }
  }
  struct Split: View {
    let model: Model
    var body: some View {
      VStack {
        Header(model: model)
        Rows(model: model)
      }
    }
  }
  struct Header: View {
    let model: Model
    var body: some View { Text("\(model.title) \(model.badge)") }
  }
  struct Rows: View {
    let model: Model
    var body: some View { ForEach(model.rows, id: \.self) { Text("\($0)") } }
  }

  // Conf: DOC + ONE.
  func test_MB39_broadBody() async {
    let model = Model()
    let host = ViewHost(Big(model: model))
    model.badge += 1
    XCTAssertEqual(host.counts, ["UIGraphBugTests.Big": 2])
    XCTAssertEqual(host.text, ["t 1", "1", "2", "3"])
  }

  // Conf: DOC + ONE.
  func test_MB39_broadBodyRepaired() async {
    let model = Model()
    let host = ViewHost(Split(model: model))
    model.badge += 1
    XCTAssertEqual(
      host.counts,
      ["UIGraphBugTests.Split": 1, "UIGraphBugTests.Header": 2, "UIGraphBugTests.Rows": 1])
    XCTAssertEqual(host.text, ["t 1", "1", "2", "3"])
  }

  @available(iOS 18.0, *)
  @MainActor @Observable
  final class PassThrough {
    var isPresented = false
    var text = ""
  }
  @available(iOS 18.0, *)
  struct Toast: View {
    let model: PassThrough
    var body: some View { Text(model.text) }
  }

  // Conf: DOC + ONE. What a deployment target demands, the audit says, not the runtime.
  func test_MB58_deploymentTarget() async {
    guard #available(iOS 18.0, *) else { return XCTFail("Linux has every version of everything") }
    let model = PassThrough()
    let host = ViewHost(Toast(model: model))
    model.text = "saved"
    XCTAssertEqual(host.text, ["saved"])
    model.isPresented = true
    XCTAssertEqual(host.bodyCount(of: Toast.self), 2)
  }

  @MainActor @Observable final class Names {
    var rows = ["a", "b", "c"]
  }
  struct Row: View {
    let names: Names
    let index: Int
    var body: some View { Text(names.rows[index]) }
  }
  struct IndexedList: View {
    let names: Names
    var body: some View {
      List { ForEach(names.rows.indices, id: \.self) { Row(names: names, index: $0) } }
    }
  }
  struct Fields: View {
    @Bindable var names: Names
    var body: some View {
      ForEach(names.rows.indices, id: \.self) { TextField("row \($0)", text: $names.rows[$0]) }
    }
  }

  // Conf: DOC + ONE. Parents come before children, so the row that goes is not asked any more.
  func test_MB66_foreachIndices() async {
    let names = Names()
    let host = ViewHost(IndexedList(names: names))
    host.resetCounts()
    names.rows.removeLast()
    XCTAssertEqual(host.text, ["a", "b"])
    XCTAssertEqual(host.counts, ["UIGraphBugTests.IndexedList": 1, "UIGraphBugTests.Row": 2])
  }

  // Conf: DOC + ONE.
  func test_MB66_foreachIndicesOfBindings() async {
    let names = Names()
    let host = ViewHost(Fields(names: names))
    names.rows.removeAll { $0 != "b" }
    XCTAssertEqual(host.text, ["b"])
    names.rows.removeAll()
    XCTAssertEqual(host.text, [])
  }
}
