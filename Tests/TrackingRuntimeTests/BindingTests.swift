import KataTesting
import SwiftUI
import XCTest

/// Who is asked when the place of a binding is written, and when.
@MainActor
final class BindingTests: XCTestCase {
  @MainActor @Observable final class Model {
    var number = 0
    var isShown = true
  }

  struct Inline: View {
    let model: Model
    var body: some View {
      let binding = Binding(get: { model.number }, set: { model.number = $0 })
      Text("number \(binding.wrappedValue)")
    }
  }
  struct InlineParent: View {
    let model: Model
    @State private var ticks = 0
    var body: some View {
      VStack {
        Inline(model: model)
        Button("Tick \(ticks)") { ticks += 1 }
      }
    }
  }

  func testABindingThatABodyMadeBeforeDoesNotMakeItDifferent() async {
    let model = Model()
    let host = ViewHost(InlineParent(model: model))
    model.number = 1
    host.resetCounts()
    host.tap("Tick 0")
    XCTAssertEqual(host.counts, ["BindingTests.InlineParent": 1])
    XCTAssertEqual(host.text, ["number 1", "Tick 1"])
  }

  struct Sometimes: View {
    @Binding var value: Int
    let model: Model
    var body: some View { Text(model.isShown ? "value \(value)" : "hidden") }
  }
  struct SometimesParent: View {
    let model: Model
    @State private var value = 0
    @State private var ticks = 0
    var body: some View {
      VStack {
        Sometimes(value: $value, model: model)
        Button("Write") { value += 1 }
        Button("Tick \(ticks)") { ticks += 1 }
      }
    }
  }

  func testAWriteRunsAReaderThatReadsNoMoreOnceAndNotForEver() async {
    let model = Model()
    let host = ViewHost(SometimesParent(model: model))
    model.isShown = false
    host.tap("Write")
    host.resetCounts()
    host.tap("Tick 0")
    host.tap("Tick 1")
    XCTAssertEqual(host.counts, ["BindingTests.SometimesParent": 2])
  }

  struct Cell: View {
    @Binding var value: Int
    var body: some View { Button("value \(value)") { value += 10 } }
  }
  struct Cells: View {
    @State private var values = [0, 1, 2]
    var body: some View {
      VStack {
        ForEach(values.indices, id: \.self) { Cell(value: $values[$0]) }
        Button("Remove") { values.removeLast() }
      }
    }
  }

  func testARowBoundByItsIndexIsNotAskedOnceItsElementIsGone() async {
    let host = ViewHost(Cells())
    host.tap("Remove")
    XCTAssertEqual(host.text, ["value 0", "value 1", "Remove"])
  }

  func testARowBoundByItsIndexRunsOnlyForItsElement() async {
    let host = ViewHost(Cells())
    host.resetCounts()
    host.tap("value 1")
    XCTAssertEqual(host.bodyCount(of: Cell.self), 1)
    XCTAssertEqual(host.text, ["value 0", "value 11", "value 2", "Remove"])
  }

  struct Point { var x = 0, y = 0 }
  struct PointOwner: View {
    @State private var point = Point()
    var body: some View {
      VStack {
        Cell(value: $point.x)
        Cell(value: $point.y)
      }
    }
  }

  func testReadersOfDifferentPartsAreToldApart() async {
    let host = ViewHost(PointOwner())
    host.resetCounts()
    host.tap("value 0", occurrence: 1)
    XCTAssertEqual(host.counts, ["BindingTests.Cell": 1])
    XCTAssertEqual(host.text, ["value 0", "value 10"])
  }

  struct Animated: View {
    @State private var number = 0
    @State private var isOn = false
    var body: some View {
      let binding = $number.animation(.default)
      Button("both") {
        isOn.toggle()
        binding.wrappedValue += 1
      }
      Toggle("number \(number)\(isOn ? "!" : "")", isOn: $isOn.transaction(Transaction()))
    }
  }

  func testAWriteThroughAnAnimatedBindingIsAPassOfItsOwn() async {
    let host = ViewHost(Animated())
    host.resetCounts()
    host.tap("both")
    XCTAssertEqual(host.text.last, "number 1!")
    XCTAssertEqual(host.bodyCount(of: Animated.self), 2)
    host.toggle("number 1!")
    XCTAssertEqual(host.bodyCount(of: Animated.self), 3)
  }
}
