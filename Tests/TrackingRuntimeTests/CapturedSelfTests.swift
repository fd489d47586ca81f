import KataTesting
import SwiftUI
import XCTest

/// A closure that captured a view shows what the view's properties are now, whatever the policy.
@MainActor
final class CapturedSelfTests: XCTestCase {
  /// Taps three times and reads each time; every line ends with the number of taps.
  private func assertCurrent(
    _ screen: () -> some View, lines count: Int, file: StaticString = #filePath, line: UInt = #line
  ) {
    for policy in ClosurePolicy.allCases {
      defer { CapturedDefaults.store?.removePersistentDomain(forName: CapturedDefaults.name) }
      let driver = ScreenDriver(screen(), closurePolicy: policy)
      for taps in 0...3 {
        let lines = driver.text.filter { $0.last?.isNumber == true && $0.contains(" ") }
        let old = lines.filter { !$0.hasSuffix(" \(taps)") }
        XCTAssertEqual(old, [], "\(policy), after \(taps) taps", file: file, line: line)
        XCTAssertEqual(lines.count, count, "\(policy): \(lines)", file: file, line: line)
        if case .failure(let refusal) = driver.tap("+") {
          XCTFail("\(refusal)", file: file, line: line)
        }
      }
    }
  }

  /// Every shape of closure on the screen, then the sheet.
  private func assertCurrent(
    _ screen: (_ showsSheet: Bool) -> some View, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    assertCurrent({ screen(false) }, lines: 12, file: file, line: line)
    assertCurrent({ screen(true) }, lines: 1, file: file, line: line)
  }

  // Conf: RE.
  func testC07_closuresShowTheStateOfTheViewThatTheyCaptured() async {
    assertCurrent { StateScreen(showsSheet: $0) }
    assertCurrent { LazyStateScreen(showsSheet: $0) }
  }

  // Conf: RE.
  func testC07_closuresShowTheStateInsideOfACustomProperty() async {
    assertCurrent { CustomPropertyScreen(showsSheet: $0) }
    assertCurrent { CustomObjectScreen(showsSheet: $0) }
  }

  // Conf: RE.
  func testC07_closuresShowTheObjectsOfTheViewThatTheyCaptured() async {
    assertCurrent { StateObjectScreen(showsSheet: $0) }
    assertCurrent { ObservedObjectScreen(counter: Counter(), showsSheet: $0) }
    assertCurrent { EnvironmentObjectScreen(showsSheet: $0).environmentObject(Counter()) }
  }

  // Conf: RE.
  func testC07_closuresShowWhatOtherPropertiesOfTheViewReadNow() async {
    assertCurrent { BindingOwner(showsSheet: $0) }
    assertCurrent { AppStorageScreen(showsSheet: $0) }
    assertCurrent { SceneStorageScreen(showsSheet: $0) }
    assertCurrent { EnvironmentOwner(showsSheet: $0) }
  }

  // Conf: RE.
  func testC07_closuresShowTheFocusOfTheViewThatTheyCaptured() async {
    assertCurrent({ FocusStateScreen() }, lines: 12)
  }

  // Conf: RE.
  func testC07_closuresShowObservableModels() async {
    assertCurrent { ObservableScreen(showsSheet: $0) }
    assertCurrent { BindableScreen(model: CountModel(), showsSheet: $0) }
  }

  // Conf: RE.
  func testC07_closuresOfModifiersAndStylesShowTheirProperties() async {
    assertCurrent({ Text("").modifier(CountingModifier()) }, lines: 2)
    assertCurrent({ Label("", systemImage: "").labelStyle(CountingLabelStyle()) }, lines: 2)
  }
}
