import KataTesting
import SwiftUI
import XCTest

/// `@FocusState` and `focused`: the program and the person move the focus of one screen.
@MainActor
final class FocusTests: XCTestCase {
  enum Field: Hashable { case name, password, nowhere }

  final class Log {
    var lines: [String] = []
  }
  struct Login: View {
    let log: Log
    @State private var name = ""
    @State private var password = ""
    @FocusState private var focus: Field?
    var body: some View {
      let _ = log.lines.append("body \(focus.map { "\($0)" } ?? "none")")
      TextField("Name", text: $name).focused($focus, equals: .name)
        .onSubmit { focus = .password }
      SecureField("Password", text: $password).focused($focus, equals: .password)
      Button("Go to name") { focus = .name }
      Button("Away") { focus = nil }
      Button("Nowhere") { focus = .nowhere }
    }
  }

  private func bodies(_ use: (ViewHost) -> Void) -> [String] {
    let log = Log()
    let host = ViewHost(Login(log: log))
    log.lines = []
    use(host)
    return log.lines
  }

  func testTheProgramMovesTheFocus() async {
    XCTAssertEqual(
      bodies {
        $0.tap("Go to name")
        $0.tap("Go to name")
        $0.tap("Away")
      }, ["body name", "body none"])
  }

  func testATapOnAFieldMovesTheFocusThere() async {
    XCTAssertEqual(
      bodies {
        $0.tap("Name")
        $0.tap("Password")
      }, ["body name", "body password"])
  }

  func testTypingMovesTheFocusOnceAndRunsNoBodyThatReadsOnlyTheText() async {
    XCTAssertEqual(
      bodies {
        $0.type("Ann", into: "Name")
        $0.type("Eve", into: "Name")
      }, ["body name"])
  }

  func testReturnGivesTheFocusUpUnlessTheActionMovesIt() async {
    XCTAssertEqual(
      bodies {
        $0.submit("Name")
        $0.submit("Password")
      }, ["body name", "body password", "body none"])
  }

  func testAValueThatNoViewAnswersToGoesBackToNone() async {
    XCTAssertEqual(bodies { $0.tap("Nowhere") }, ["body nowhere", "body none"])
  }

  func testAPlainButtonLeavesTheFocusWhereItIs() async {
    let log = Log()
    let host = ViewHost(
      VStack {
        Login(log: log)
        Button("Other") {}
      })
    host.tap("Name")
    log.lines = []
    host.tap("Other")
    XCTAssertEqual(log.lines, [])
  }

  struct Unread: View {
    @State private var name = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("Name", text: $name).focused($isFocused)
      Button("Focus") { isFocused = true }
    }
  }

  func testABodyThatDoesNotReadTheFocusDoesNotRun() async {
    let host = ViewHost(Unread())
    host.resetCounts()
    host.tap("Focus")
    host.type("Ann", into: "Name")
    XCTAssertEqual(host.counts, [:])
    XCTAssertTrue(host.tree.contains("  focused(true)"), "\(host.tree)")
  }

  struct Flag: View {
    let name: String
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField(name, text: $text).focused($isFocused)
      Text("\(name) \(isFocused)")
      Button("Focus \(name)") { isFocused = true }
    }
  }

  func testOnlyOneViewHasTheFocusWhateverStatesThereAre() async {
    let host = ViewHost(
      VStack {
        Flag(name: "a")
        Flag(name: "b")
      })
    host.tap("Focus a")
    XCTAssertTrue(host.text.contains("a true") && host.text.contains("b false"), "\(host.text)")
    host.tap("Focus b")
    XCTAssertTrue(host.text.contains("a false") && host.text.contains("b true"), "\(host.text)")
  }

  struct Inner: View {
    @FocusState.Binding var isFocused: Bool
    @State private var text = ""
    var body: some View {
      TextField("Inner", text: $text).focused($isFocused)
      Text(isFocused ? "here" : "elsewhere")
    }
  }
  struct Outer: View {
    @FocusState private var isFocused: Bool
    var body: some View {
      Inner(isFocused: $isFocused)
      Button("Focus") { isFocused = true }
    }
  }

  func testABindingToTheFocusRunsItsReaderAndNotTheOwner() async {
    let host = ViewHost(Outer())
    host.resetCounts()
    host.tap("Focus")
    XCTAssertEqual(host.counts, ["FocusTests.Inner": 1])
    XCTAssertEqual(host.evaluations.map(\.cause), ["_isFocused"])
    XCTAssertTrue(host.text.contains("here"), "\(host.text)")
  }

  struct Reader: View {
    @Environment(\.isFocused) private var isFocused
    let text: String
    var body: some View { Text("\(text) \(isFocused)") }
  }
  struct Appearing: View {
    @State private var isShown = false
    @FocusState private var isFocused: Bool
    var body: some View {
      if isShown { Reader(text: "field").focused($isFocused) }
      Text("state \(isFocused)")
      Button("Show") {
        isShown = true
        isFocused = true
      }
      Button("Hide") { isShown = false }
    }
  }

  func testAViewThatAppearsWithTheValueTakesTheFocusAndGivesItUpWhenItGoes() async {
    let host = ViewHost(Appearing())
    host.tap("Show")
    XCTAssertEqual(Array(host.text.prefix(2)), ["field true", "state true"])
    host.tap("Hide")
    XCTAssertEqual(host.text.first, "state false")
  }

  struct Changing: View {
    let log: Log
    @State private var name = ""
    @State private var password = ""
    @FocusState private var focus: Field?
    var body: some View {
      TextField("Name", text: $name).focused($focus, equals: .name)
      SecureField("Password", text: $password).focused($focus, equals: .password)
        .onChange(of: focus) { old, new in
          log.lines.append(
            [old, new].map { $0.map { "\($0)" } ?? "none" }.joined(separator: " to "))
        }
    }
  }

  func testFromFieldToFieldIsOneChange() async {
    let log = Log()
    let host = ViewHost(Changing(log: log))
    host.tap("Name")
    host.tap("Password")
    XCTAssertEqual(log.lines, ["none to name", "name to password"])
  }
}
