import KataTesting
import SwiftUI
import XCTest

/// A host that does not skip equal values shows what only lasts because `==` said that nothing is new.
@MainActor
final class EqualValuesTests: XCTestCase {
  @Observable final class Counter {
    var count = 0
  }

  struct Parent<Content: View>: View {
    @State private var runs = 0
    let content: () -> Content

    var body: some View {
      Button("Run") { runs += 1 }
      Text("Runs \(runs)")
      content()
    }
  }

  struct Held: View, Equatable {
    var counter = Counter()

    nonisolated static func == (_: Self, _: Self) -> Bool { true }

    var body: some View {
      Text("Count \(counter.count)")
      Button("Count") { counter.count += 1 }
    }
  }

  struct Owned: View {
    @State private var counter = Counter()

    var body: some View { Held(counter: counter) }
  }

  @Observable final class Tally: Equatable {
    var count = 0

    nonisolated static func == (_: Tally, _: Tally) -> Bool { true }
  }

  struct Offering: View {
    private let tally = Tally()

    var body: some View { Finding().environment(tally) }
  }

  struct Finding: View {
    @Environment(Tally.self) private var tally

    var body: some View {
      Text("Count \(tally.count)")
      Button("Count") { tally.count += 1 }
    }
  }

  private func count(_ host: ViewHost) -> String? {
    host.tap("Count")
    host.tap("Run")
    return host.text.first { $0.hasPrefix("Count ") }
  }

  func testWhatEqualityKeepsIsKeptAsInSwiftUI() async {
    let host = ViewHost(Parent { Held() })
    XCTAssertEqual(count(host), "Count 1")
  }

  func testWhatEqualityKeepsIsLostWhereNothingIsSkipped() async {
    let host = ViewHost(Parent { Held() }, skipsEqualValues: false)
    XCTAssertEqual(count(host), "Count 0")
  }

  func testAnEquatableViewIsNotSkippedEither() async {
    let host = ViewHost(Parent { Held().equatable() }, skipsEqualValues: false)
    XCTAssertEqual(count(host), "Count 0")
  }

  func testAnEqualObjectOfTheEnvironmentIsTakenAnew() async {
    XCTAssertEqual(count(ViewHost(Parent { Offering() })), "Count 1")
    XCTAssertEqual(count(ViewHost(Parent { Offering() }, skipsEqualValues: false)), "Count 0")
  }

  func testWhatAStateKeepsIsKeptAllTheSame() async {
    let host = ViewHost(Parent { Owned() }, skipsEqualValues: false)
    XCTAssertEqual(count(host), "Count 1")
  }
}
