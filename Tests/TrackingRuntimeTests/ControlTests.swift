import KataTesting
import SwiftUI
import XCTest

/// How a person's words reach the controls.
@MainActor
final class ControlTests: XCTestCase {
  enum Fruit: String, CaseIterable { case apple, pear }

  struct Controls: View {
    @State private var name = ""
    @State private var secret = ""
    @State private var isOn = false
    @State private var fruit = Fruit.apple
    @State private var number = 1
    @State private var submitted = "nothing"
    var body: some View {
      Form {
        TextField("Name", text: $name).onSubmit { submitted = name }
        SecureField("Password", text: $secret)
        Toggle("Switch", isOn: $isOn)
        Picker("Fruit", selection: $fruit) {
          ForEach(Fruit.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        Stepper("Number \(number)", value: $number, in: 0...2)
        Text("\(name) \(secret) \(isOn) \(fruit.rawValue) \(number) \(submitted)")
      }
    }
  }

  func testTypingReplacesTheTextOfAField() async {
    let host = ViewHost(Controls())
    host.type("Ann", into: "Name")
    host.type("Eve", into: "Name")
    XCTAssertEqual(host.text.first, "Eve")
    XCTAssertEqual(host.text.last, "Eve  false apple 1 nothing")
  }

  func testASecureFieldShowsDots() async {
    let host = ViewHost(Controls())
    XCTAssertEqual(host.text[1], "Password")
    host.type("abc", into: "Password")
    XCTAssertEqual(host.text[1], "•••")
  }

  func testAToggleIsFlippedByToggleAndByTap() async {
    let host = ViewHost(Controls())
    host.toggle("Switch")
    XCTAssertEqual(host.text.last, "  true apple 1 nothing")
    host.tap("Switch")
    XCTAssertEqual(host.text.last, "  false apple 1 nothing")
  }

  func testAPickerIsSetByTheWordsOfAnOption() async {
    let host = ViewHost(Controls())
    host.select("pear", in: "Fruit")
    XCTAssertEqual(host.text.last, "  false pear 1 nothing")
  }

  func testAStepperStaysWithinItsBounds() async {
    let host = ViewHost(Controls())
    host.tap("Increment Number 1")
    host.tap("Increment Number 2")
    XCTAssertEqual(host.text.last, "  false apple 2 nothing")
  }

  func testReturnRunsTheSubmitAction() async {
    let host = ViewHost(Controls())
    host.type("Ann", into: "Name")
    host.submit("Name")
    XCTAssertEqual(host.text.last, "Ann  false apple 1 Ann")
  }

  struct FieldOwner: View {
    @State private var text = ""
    var body: some View { TextField("Name", text: $text) }
  }

  func testTypingIntoAFieldWhoseTextNobodyReadsRunsNoBody() async {
    let host = ViewHost(FieldOwner())
    host.resetCounts()
    host.type("Ann", into: "Name")
    XCTAssertEqual(host.counts, [:])
    XCTAssertEqual(host.text, ["Ann"])
  }

  struct Named: View {
    @State private var taps = 0
    var body: some View {
      VStack {
        Button {
          taps += 1
        } label: {
          Image(systemName: "heart")
        }
        .accessibilityLabel("Favourite")
        Text("taps \(taps)").onTapGesture { taps += 10 }
      }
    }
  }

  func testAnAccessibilityLabelNamesAControl() async {
    let host = ViewHost(Named())
    host.tap("Favourite")
    XCTAssertEqual(host.text, ["taps 1"])
  }

  func testATapGestureIsCalledByItsText() async {
    let host = ViewHost(Named())
    host.tap("taps 0")
    XCTAssertEqual(host.text, ["taps 10"])
  }

  struct Twins: View {
    var body: some View {
      VStack {
        Button("Twin") {}
        Button("Twin") {}
        Button("Off") {}.disabled(true)
        Text("Words")
      }
    }
  }

  private func refusal(of result: Result<Void, ScreenRefusal>) -> String {
    guard case .failure(let refusal) = result else { return "" }
    return refusal.description
  }

  func testAnUnknownLabelIsRefusedWithWhatIsOnScreen() async {
    let driver = ScreenDriver(Twins())
    XCTAssertEqual(
      refusal(of: driver.tap("Missing")),
      "cannot tap \"Missing\": nothing on screen is called that. Controls on screen: "
        + "Button \"Twin\", Button \"Twin\", Button \"Off\" (disabled). "
        + "Text on screen: \"Twin\", \"Twin\", \"Off\", \"Words\".")
  }

  struct Crowd: View {
    var body: some View {
      VStack { ForEach(1...600, id: \.self) { number in Button("Row \(number)") {} } }
    }
  }

  func testARefusalOnACrowdedScreenNamesAFewAndCountsTheRest() async {
    let words = refusal(of: ScreenDriver(Crowd()).tap("Missing"))
    XCTAssertTrue(words.contains("Button \"Row 12\" and 588 more. Text"), words)
    XCTAssertFalse(words.contains("Row 13"), words)
  }

  func testAnAmbiguousLabelIsRefused() async {
    let words = refusal(of: ScreenDriver(Twins()).tap("Twin"))
    XCTAssertTrue(words.hasPrefix("cannot tap \"Twin\": 2 controls are called that"), words)
  }

  func testAnOccurrencePicksOneOfSeveral() async {
    XCTAssertEqual(refusal(of: ScreenDriver(Twins()).tap("Twin", occurrence: 1)), "")
  }

  func testADisabledControlIsRefused() async {
    let words = refusal(of: ScreenDriver(Twins()).tap("Off"))
    XCTAssertTrue(words.hasPrefix("cannot tap \"Off\": it is disabled"), words)
  }

  func testAControlOfAnotherKindIsRefused() async {
    let words = refusal(of: ScreenDriver(Twins()).type("a", into: "Off"))
    XCTAssertTrue(words.hasPrefix("cannot type into \"Off\": it is a Button"), words)
  }

  func testASwitchCanBeSetToWhatItIsAlready() async {
    let host = ViewHost(Controls())
    host.toggle("Switch", to: false)
    XCTAssertEqual(host.text.last, "  false apple 1 nothing")
    host.toggle("Switch", to: true)
    host.toggle("Switch", to: true)
    XCTAssertEqual(host.text.last, "  true apple 1 nothing")
  }
}
