import KataTesting
import SwiftUI
import XCTest

/// Ways of writing controls that say something of their own.
@MainActor
final class ControlOverloadTests: XCTestCase {
  struct Actions: View {
    @State private var log = ""
    private let title = "Archive"
    var body: some View {
      Menu("Send") {
        Button("Later") { log += "later " }
      } primaryAction: {
        log += "now "
      }
      Label(title, image: "box").tint(.red.gradient)
      RoundedRectangle(cornerRadius: 2).clipShape(.rect(cornerRadii: .init(topLeading: 4)))
        .transaction(value: log) { $0.animation = nil }
      Text(log)
    }
  }

  func testATapOnAMenuRunsItsPrimaryAction() async {
    let host = ViewHost(Actions())
    host.tap("Send")
    host.tap("Later")
    XCTAssertEqual(host.text, ["Send", "Later", "Archive", "now later "])
  }

  struct Choice: View {
    @State private var size = 1
    var body: some View {
      Picker("Size", selection: $size) {
        Text("small").tag(1)
        Text("large").tag(2)
      } currentValueLabel: {
        Text("now \(size)")
      }
    }
  }

  func testAPickerShowsItsOwnViewOfTheChoice() async {
    let host = ViewHost(Choice())
    host.select("large", in: "Size")
    XCTAssertEqual(host.text, ["Size", "now 2"])
  }

  struct Links: View {
    @State private var isActive = false
    var body: some View {
      NavigationStack {
        NavigationLink("details", isActive: $isActive) { Text("screen") }
        Button("go") { isActive = true }
      }
    }
  }

  func testALinkIsFollowedByTheProgram() async {
    let host = ViewHost(Links())
    host.tap("go")
    XCTAssertEqual(host.text, ["screen"])
  }

  enum Field { case name, mail }
  struct Form: View {
    @State private var text = ""
    @FocusState private var focus: Field?
    var body: some View {
      VStack {
        TextField("name", text: $text).focused($focus, equals: .name)
        TextField("mail", text: $text).focused($focus, equals: .mail)
      }
      .defaultFocus($focus, .mail)
      Text(focus.map { "\($0)" } ?? "none")
    }
  }

  func testADefaultFocusIsThereFromTheBeginning() async {
    XCTAssertEqual(ViewHost(Form()).text.last, "mail")
  }

  struct Drag: View {
    let log: (Int) -> Void
    @GestureState private var length: Int
    init(log: @escaping (Int) -> Void) {
      self.log = log
      _length = GestureState(wrappedValue: 0) { value, _ in log(value) }
    }
    var body: some View {
      Text("pull").gesture(TapGesture().updating($length) { _, state, _ in state = 5 })
    }
  }

  func testAGestureStateTellsBeforeItIsReset() async {
    var values: [Int] = []
    let host = ViewHost(Drag { values.append($0) })
    host.tap("pull")
    XCTAssertEqual(values, [5])
  }
}
