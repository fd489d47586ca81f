import KataTesting
import SwiftUI
import XCTest

/// How far values for the views around are handed up.
@MainActor
final class PreferenceTests: XCTestCase {
  struct Title: PreferenceKey {
    static let defaultValue = "none"
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }
  struct Sheet: View {
    @State private var title = ""
    var body: some View {
      VStack {
        Text("inside: \(title)")
        Text("own").preference(key: Title.self, value: "of the sheet")
      }
      .onPreferenceChange(Title.self) { title = $0 }
    }
  }
  struct Screen: View {
    @State private var title = ""
    @State private var isPresented = false
    var body: some View {
      VStack {
        Text("outside: \(title)")
        Button("Open") { isPresented = true }
          .preference(key: Title.self, value: "of the screen")
          .sheet(isPresented: $isPresented) { Sheet() }
      }
      .onPreferenceChange(Title.self) { title = $0 }
    }
  }

  // Conf: INF (a sheet is hosted by itself).
  func testASheetKeepsItsPreferencesToItself() async {
    let host = ViewHost(Screen())
    host.tap("Open")
    XCTAssertEqual(host.text, ["inside: of the sheet", "own"])
    host.dismiss()
    XCTAssertEqual(host.text, ["outside: of the screen", "Open"])
  }

  struct Fading: View {
    @State private var title = ""
    @State private var isShown = true
    var body: some View {
      VStack {
        Text("outside: \(title)")
        Button("Hide") { isShown = false }
        if isShown { Text("own").preference(key: Title.self, value: "of the text") }
      }
      .onPreferenceChange(Title.self) { title = $0 }
    }
  }

  // Conf: DOC (the default value is what stands where no view has set one).
  func testTheDefaultValueComesBackWhenTheViewThatSetAnotherGoes() async {
    let host = ViewHost(Fading())
    XCTAssertEqual(host.text, ["outside: of the text", "Hide", "own"])
    host.tap("Hide")
    XCTAssertEqual(host.text, ["outside: none", "Hide"])
  }
}
