import KataTesting
import SwiftUI
import XCTest

/// Layouts, animators, groups and styles that are more than a look: what is in them, and who keeps state.
@MainActor
final class SurfaceShapeTests: XCTestCase {
  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }
  struct Turning: View {
    @State private var isWide = false
    var body: some View {
      let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout { Counter() }
      Button("turn") { isWide.toggle() }
    }
  }

  struct Wave: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
  }
  struct Growing: View {
    @State private var size = 1.0
    var body: some View {
      Wave()
      Wave().fill(.red).scaleEffect(size)
      Wave().trim(from: 0, to: 0.5).stroke(.blue)
      Button("grow") { size += 1 }
    }
  }

  func testAShapeOfOnesOwnIsDrawnAndItsBodyDoesNotRun() async {
    let host = ViewHost(Growing())
    host.tap("grow")
    XCTAssertEqual(host.warnings.map(\.message), [])
    XCTAssertEqual(host.counts, ["SurfaceShapeTests.Growing": 2])
    XCTAssertEqual(host.tree.filter { $0.contains("Wave") }.count, 3, "\(host.tree)")
  }

  func testAnotherLayoutKeepsTheStateInside() async {
    let host = ViewHost(Turning())
    host.tap("count 0")
    host.tap("turn")
    XCTAssertEqual(host.text, ["count 1", "turn"])
  }

  struct Folding: View {
    @State private var isExpanded = true
    var body: some View {
      Form {
        Section("title", isExpanded: $isExpanded) { Text("row") }
        Toggle("expanded", isOn: $isExpanded)
      }
    }
  }

  func testTheRowsOfASectionAreThereWhileItIsExpanded() async {
    let host = ViewHost(Folding())
    XCTAssertEqual(host.text, ["title", "row", "expanded"])
    host.toggle("expanded")
    XCTAssertEqual(host.text, ["title", "expanded"])
  }

  func testATreeOfElementsHasAGroupForEachWithChildren() async {
    let rows = [
      SurfaceSamples.Row(
        id: 1, name: "folder", children: [SurfaceSamples.Row(id: 2, name: "file")]),
      SurfaceSamples.Row(id: 3, name: "note"),
    ]
    let host = ViewHost(List(rows, children: \.children) { Text($0.name) })
    XCTAssertEqual(host.text, ["folder", "note"])
    host.tap("folder")
    XCTAssertEqual(host.text, ["folder", "file", "note"])
  }

  struct Measured: View {
    @State private var width: CGFloat = 0
    @State private var isDone = false
    var body: some View {
      Text("width \(Int(width))")
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
      Button(isDone ? "done" : "move") {
        withAnimation(.easeIn) {
          width = 1
        } completion: {
          isDone = true
        }
      }
    }
  }

  func testAGeometryIsReadOnceAndAnAnimationHasEndedAtOnce() async {
    let host = ViewHost(Measured())
    XCTAssertEqual(host.text, ["width 393", "move"])
    host.tap("move")
    XCTAssertEqual(host.text, ["width 1", "done"])
  }

  func testWhatMovesStaysInItsFirstPhase() async {
    let host = ViewHost(PhaseAnimator(["up", "down"]) { Text($0) })
    XCTAssertEqual(host.text, ["up"])
  }

  func testDrawingsAndStylesShowInTheTree() async {
    let tabs = TabView { Text("a") }.tabViewStyle(.page(indexDisplayMode: .never))
    XCTAssertEqual(ViewHost(tabs).tree.first, "tabViewStyle(PageTabViewStyle(never))")
    XCTAssertEqual(ViewHost(ProgressView(value: 1, total: 4)).tree.first, "ProgressView 0.25")
    XCTAssertEqual(ViewHost(Canvas { _, _ in }).tree, ["Canvas"])
    XCTAssertEqual(
      ViewHost(TimelineView(.everyMinute) { _ in Text("now") }).text, ["now"])
  }

  func testTheFormsOfTheOverloadsCanBeMounted() async {
    let row = SurfaceSamples.Row(id: 1, name: "row")
    let forms = SurfaceSamples.Overloads(
      isOn: .constant(false), number: .constant(1), part: .constant(0.5), words: .constant(""),
      date: .constant(Date(timeIntervalSince1970: 0)), rows: .constant([row]),
      row: .constant(nil), chosen: .constant([]), error: .constant(nil))
    XCTAssertEqual(ViewHost(forms.changes).text.first, "a")
    XCTAssertTrue(ViewHost(forms.lists).text.contains("row"))
    XCTAssertTrue(ViewHost(forms.controls).text.contains("b"))
    XCTAssertEqual(ViewHost(forms.layout).text.first, "a")
    XCTAssertEqual(ViewHost(forms.presentations).text.first, "a")
    XCTAssertTrue(ViewHost(forms.drawing).tree.contains { $0.contains("systemGray6") })
    XCTAssertEqual(ViewHost(SurfaceSamples.Keys()).text, ["enabled"])
  }
}
