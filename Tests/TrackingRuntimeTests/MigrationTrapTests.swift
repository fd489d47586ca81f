import Combine
import KataTesting
import SwiftUI
import XCTest

/// A15, C28, D09–D11, D15: traps of a migration that compile.
@MainActor
final class MigrationTrapTests: XCTestCase {
  final class Station: ObservableObject {
    @Published var number = 0
  }
  struct Publishing: View {
    @ObservedObject var station: Station
    var body: some View {
      if station.number == 0 { station.number = 1 }
      return Text("number \(station.number)")
    }
  }

  // Conf: MULTI + RE.
  func testA15_publishingInABodyIsToldOfAndStillScheduled() async {
    let host = ViewHost(Publishing(station: Station()))
    XCTAssertEqual(
      host.warnings.map(\.message),
      [
        "Publishing changes from within view updates is not allowed, this will cause undefined "
          + "behavior."
      ])
    XCTAssertEqual(host.bodyCount(of: Publishing.self), 2)
  }

  // Conf: MULTI + RE.
  func testC28_stateObjectOutsideOfAViewIsMadeAnewEachTime() async {
    let host = ViewHost(EmptyView())
    let property = StateObject(wrappedValue: Station())
    let (first, second) = (property.wrappedValue, property.wrappedValue)
    XCTAssertFalse(first === second)
    let sentence =
      "Accessing StateObject's object without being installed on a View. This will create a new "
      + "instance each time."
    XCTAssertEqual(host.warnings.map(\.message), [sentence, sentence])
  }

  // Conf: MULTI + RE.
  func testC28_stateOutsideOfAViewIgnoresWrites() async {
    let state = State(initialValue: 1)
    state.wrappedValue = 2
    XCTAssertEqual(state.wrappedValue, 1)
  }

  final class Plain {
    var number = 0
  }
  struct PlainOwner: View {
    @State private var plain = Plain()
    var body: some View {
      VStack {
        Text("number \(plain.number)")
        Button("Mutate") { plain.number += 1 }
        Button("Replace") { plain = Plain() }
      }
    }
  }

  // Conf: MULTI + RE.
  func testD09_aPlainClassInStateRunsABodyOnlyWhenItIsReplaced() async {
    let host = ViewHost(PlainOwner())
    var counts: [Int] = []
    for label in ["Mutate", "Replace"] {
      host.resetCounts()
      host.tap(label)
      counts.append(host.bodyCount(of: PlainOwner.self))
    }
    XCTAssertEqual(counts, [0, 1])
  }

  @Observable final class Mixed: ObservableObject {
    var number = 0
  }

  // Conf: LNX.
  func testD10_theMixedConformanceIsSilentlyDeaf() async {
    let mixed = Mixed()
    var events = 0
    let token = mixed.objectWillChange.sink { events += 1 }
    mixed.number = 1
    XCTAssertEqual(events, 0)
    withExtendedLifetime(token) {}
  }

  // Conf: LNX.
  func testD10_aCastToObservableObjectFindsNothingSilently() async {
    let model: Any = ObservableMacroTests.EmptyInit()
    XCTAssertNil(model as? any ObservableObject)
  }

  struct Homeless: View {
    let stamp: Int
    @ObservedObject private var station = Station()
    init(stamp: Int) { self.stamp = stamp }
    var body: some View { Button("number \(station.number)") { station.number += 1 } }
  }
  struct HomelessParent: View {
    @State private var stamp = 0
    var body: some View {
      VStack {
        Homeless(stamp: stamp)
        Button("Again") { stamp += 1 }
      }
    }
  }

  // Conf: DOC.
  func testD11_anObservedObjectWithoutAnOwnerWorksUntilItsViewIsMadeAgain() async {
    let host = ViewHost(HomelessParent())
    host.tap("number 0")
    XCTAssertEqual(host.text.first, "number 1")
    host.tap("Again")
    XCTAssertEqual(host.text.first, "number 0")
  }

  @MainActor @Observable final class Theme {
    let name: String
    init(_ name: String) { self.name = name }
  }
  @MainActor @Observable final class Route {
    let path = "/"
  }
  struct ThemeReader: View {
    @Environment(Theme.self) private var theme
    var body: some View { Text(theme.name) }
  }
  struct RouteReader: View {
    @Environment(Route.self) private var route
    var body: some View { Text(route.path) }
  }

  // Conf: DOC.
  func testD15_theNearestObjectOfATypeWinsAndOtherTypesStay() async {
    let screen = VStack {
      ThemeReader()
      VStack {
        ThemeReader()
        RouteReader()
      }
      .environment(Theme("inner"))
    }
    .environment(Theme("overwritten"))
    .environment(Theme("ignored"))
    .environment(Route())
    XCTAssertEqual(ViewHost(screen).text, ["overwritten", "inner", "/"])
  }
}
