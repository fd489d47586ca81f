import KataTesting
import SwiftUI
import XCTest

/// Styles make the look of controls; the controls stay what they are.
@MainActor
final class ControlStyleTests: XCTestCase {
  struct Loud: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(isEnabled ? "loud" : "quiet")
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
      }
    }
  }
  struct Screen: View {
    @State private var count = 0
    @State private var isOff = false
    var body: some View {
      VStack {
        Button("go \(count)") { count += 1 }
        Button("off") { isOff = true }
      }
      .buttonStyle(Loud())
      .disabled(isOff)
    }
  }

  func testAButtonStyleMakesTheLookAndTheLabelGoesOnChanging() async {
    let host = ViewHost(Screen())
    XCTAssertEqual(host.text, ["loud", "go 0", "loud", "off"])
    host.tap("loud go 0")
    XCTAssertEqual(host.text, ["loud", "go 1", "loud", "off"])
  }

  func testAStylesDynamicPropertiesAreConnected() async {
    let host = ViewHost(Screen())
    host.tap("loud off")
    XCTAssertEqual(host.text, ["quiet", "go 0", "quiet", "off"])
  }

  func testAStylesBodyIsNotCounted() async {
    XCTAssertEqual(ViewHost(Screen()).counts, ["ControlStyleTests.Screen": 1])
  }

  struct Plain: View {
    var body: some View {
      VStack { Button("a") {}.buttonStyle(.plain) }.buttonStyle(Loud())
    }
  }

  func testABuiltInStyleTakesAStyleAroundItAway() async {
    XCTAssertEqual(ViewHost(Plain()).text, ["a"])
  }

  struct Tick: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.isOn ? "[x]" : "[ ]")
        configuration.label
      }
    }
  }
  struct Switches: View {
    @State private var isOn = false
    var body: some View { Toggle("wifi", isOn: $isOn).toggleStyle(Tick()) }
  }

  func testAToggleStyleReadsAndTheSwitchStillFlips() async {
    let host = ViewHost(Switches())
    XCTAssertEqual(host.text, ["[ ]", "wifi"])
    host.tap("[ ] wifi")
    XCTAssertEqual(host.text, ["[x]", "wifi"])
  }

  struct TitleFirst: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.title
      Text("!")
      configuration.icon
    }
  }

  func testALabelStyleArrangesTitleAndIcon() async {
    XCTAssertEqual(
      ViewHost(Label("a", systemImage: "star").labelStyle(TitleFirst())).text, ["a", "!"])
  }
}
