import KataTesting
import SwiftUI
import XCTest

/// Which parts of a label a style shows, and what its control is called then.
@MainActor
final class LabelStyleTests: XCTestCase {
  struct Labels: View {
    var body: some View {
      VStack {
        label.labelStyle(.iconOnly)
        label.labelStyle(.titleOnly)
        label.labelStyle(.titleAndIcon)
        label
      }
    }
    private var label: some View { Label(title: { Text("title") }, icon: { Text("icon") }) }
  }

  func testAStyleShowsItsPartsAlone() async {
    XCTAssertEqual(ViewHost(Labels()).text, ["icon", "title", "icon", "title", "icon", "title"])
  }

  struct Adding: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)")
      Button("Add", systemImage: "plus") { count += 1 }.labelStyle(.iconOnly)
    }
  }

  func testAButtonThatShowsOnlyAPictureIsCalledByItsTitle() async {
    let host = ViewHost(Adding())
    host.tap("Add")
    XCTAssertEqual(host.text, ["1"])
  }

  func testAStyleInsideTakesTheOneAroundAway() async {
    let label = Label("title", systemImage: "star")
    XCTAssertEqual(
      ViewHost(VStack { label.labelStyle(.automatic) }.labelStyle(.iconOnly)).text, ["title"])
  }
}
