import KataTesting
import SwiftUI
import XCTest

/// What the wider surface does: tabs, paths, preferences, storage, grids, gestures.
@MainActor
final class SurfaceBehaviourTests: XCTestCase {
  struct Counter: View {
    @AppStorage("surface.behaviour.count") private var count = 0
    let name: String
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }
  struct Idle: View {
    @AppStorage("surface.behaviour.count") private var count = 0
    var body: some View { Text("idle") }
  }

  func testAppStorageIsSharedByKeyAndRunsOnlyBodiesThatReadIt() async {
    UserDefaults.standard.removeObject(forKey: "surface.behaviour.count")
    defer { UserDefaults.standard.removeObject(forKey: "surface.behaviour.count") }
    let host = ViewHost(
      VStack {
        Counter(name: "a")
        Counter(name: "b")
        Idle()
      })
    host.resetCounts()
    host.tap("a 0")
    XCTAssertEqual(host.text, ["a 1", "b 1", "idle"])
    XCTAssertEqual(host.counts, ["SurfaceBehaviourTests.Counter": 2])
    XCTAssertEqual(UserDefaults.standard.integer(forKey: "surface.behaviour.count"), 1)
  }

  struct Tabs: View {
    @State private var tab = "one"
    var body: some View {
      TabView(selection: $tab) {
        Text("first").tabItem { Label("One", systemImage: "1.circle") }.tag("one")
        Text("second").tag("two").tabItem { Text("Two") }
      }
      Text(tab)
    }
  }

  func testATabIsChosenByItsItem() async {
    let host = ViewHost(Tabs())
    XCTAssertEqual(host.text, ["first", "One", "Two", "one"])
    host.tap("Two")
    XCTAssertEqual(host.text, ["second", "One", "Two", "two"])
  }

  struct NewTabs: View {
    @State private var tab = 1
    var body: some View {
      TabView(selection: $tab) {
        Tab("One", systemImage: "1.circle", value: 1) { Text("first") }
        Tab("Two", systemImage: "2.circle", value: 2) { Text("second") }
      }
    }
  }

  func testATabOfAValueIsChosenByItsItem() async {
    let host = ViewHost(NewTabs())
    XCTAssertEqual(host.text, ["first", "One", "Two"])
    host.tap("Two")
    XCTAssertEqual(host.text, ["second", "One", "Two"])
  }

  struct Detail: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss
    @Environment(\.layoutDirection) private var direction
    var body: some View {
      Text("\(number) \(direction == .leftToRight ? "ltr" : "rtl")")
      NavigationLink("next", value: number + 1)
      Button("back") { dismiss() }
    }
  }
  struct Stack: View {
    @State private var path = [5]
    var body: some View {
      NavigationStack(path: $path) {
        Text("root \(path.count)")
          .navigationDestination(for: Int.self) { Detail(number: $0) }
          .environment(\.layoutDirection, .rightToLeft)
      }
    }
  }

  func testAPathShowsItsLastValueAndLinksAndDismissChangeIt() async {
    let host = ViewHost(Stack())
    XCTAssertEqual(host.text.first, "5 ltr")
    host.tap("next")
    XCTAssertEqual(host.text.first, "6 ltr")
    host.tap("back")
    XCTAssertEqual(host.text.first, "5 ltr")
    host.tap("back")
    XCTAssertEqual(host.text, ["root 0"])
  }

  func testAPushedScreenTakesItsEnvironmentFromTheStack() async {
    XCTAssertEqual(ViewHost(Stack()).text.first, "5 ltr")
    XCTAssertEqual(
      ViewHost(Stack().environment(\.layoutDirection, .rightToLeft)).text.first, "5 rtl")
  }

  func testAGridOfColumnsShowsLinesOfRows() async {
    let grid = LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
      ForEach(0..<100) { Text("\($0)") }
    }
    XCTAssertEqual(ViewHost(grid, visibleRows: 5).text.count, 10)
  }

  struct Far: View {
    var body: some View {
      ScrollViewReader { proxy in
        Button("go") { proxy.scrollTo(70) }
        List(0..<100) { Text("\($0)") }
      }
    }
  }

  func testAProxyScrollsToTheRowOfAnID() async {
    let host = ViewHost(Far(), visibleRows: 5)
    host.tap("go")
    XCTAssertEqual(host.text, ["go", "70", "71", "72", "73", "74"])
  }

  struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
  struct Summed: View {
    @State private var sum = 0
    @State private var numbers = [1, 2]
    var body: some View {
      VStack {
        ForEach(numbers, id: \.self) { Text("\($0)").preference(key: Sum.self, value: $0) }
      }
      .onPreferenceChange(Sum.self) { sum = $0 }
      Text("sum \(sum)")
      Button("more") { numbers.append(3) }
      Button("fewer") { numbers.removeFirst() }
    }
  }

  func testPreferencesAreReducedWhenValuesComeAndGo() async {
    let host = ViewHost(Summed())
    XCTAssertTrue(host.text.contains("sum 3"))
    host.tap("more")
    XCTAssertTrue(host.text.contains("sum 6"))
    host.tap("fewer")
    XCTAssertTrue(host.text.contains("sum 5"))
  }

  struct Names: View {
    @Namespace private var space
    @State private var ticks = 0
    let seen: (Namespace.ID) -> Void
    var body: some View {
      let _ = seen(space)
      Button("tick \(ticks)") { ticks += 1 }
    }
  }

  func testANamespaceIsThePlacesOwn() async {
    var seen: [Namespace.ID] = []
    let host = ViewHost(HStack { Names { seen.append($0) } })
    host.tap("tick 0")
    XCTAssertEqual(seen.count, 2)
    XCTAssertEqual(Set(seen).count, 1)
    _ = ViewHost(
      HStack {
        Names { seen.append($0) }; Names { seen.append($0) }
      })
    XCTAssertEqual(Set(seen.suffix(2)).count, 2)
  }

  struct Open: View {
    @State private var urls: [String] = []
    var body: some View {
      Link("docs", destination: URL(fileURLWithPath: "/docs"))
        .environment(
          \.openURL,
          OpenURLAction {
            urls.append($0.path); return .handled
          })
      Text(urls.joined())
      DisclosureGroup("more") { Text("inside") }
      Text("tap").gesture(TapGesture().onEnded { urls.append("!") })
    }
  }

  func testLinksGroupsAndTapGesturesAreUsed() async {
    let host = ViewHost(Open())
    host.tap("docs")
    host.tap("more")
    host.tap("tap")
    XCTAssertEqual(host.text, ["docs", "/docs!", "more", "inside", "tap"])
  }

  struct Asked: View {
    @State private var isAsked = false
    @State private var answer = "none"
    var body: some View {
      Button("ask") { isAsked = true }
      Text(answer)
        .alert(isPresented: $isAsked) {
          Alert(
            title: Text("sure?"), primaryButton: .destructive(Text("yes")) { answer = "yes" },
            secondaryButton: .cancel())
        }
    }
  }

  func testAnAlertOfOlderProgramsAnswersAndGoes() async {
    let host = ViewHost(Asked())
    host.tap("ask")
    XCTAssertEqual(host.text, ["sure?", "yes", "Cancel"])
    host.tap("yes")
    XCTAssertEqual(host.text, ["ask", "yes"])
  }

  struct Pressed: View {
    @GestureState private var isPressed = false
    let log: Log
    var body: some View {
      let _ = log.lines.append("body \(isPressed)")
      Text("press").gesture(
        LongPressGesture()
          .updating($isPressed) { value, state, _ in state = value }
          .onChanged { log.lines.append("changed \($0)") }
          .onEnded { log.lines.append("ended \($0)") })
    }
  }
  final class Log {
    var lines: [String] = []
  }

  func testGestureStateIsWrittenWhileAGestureGoesOnAndGivenBackAfterIt() async {
    let log = Log()
    let host = ViewHost(Pressed(log: log))
    host.tap("press")
    XCTAssertEqual(
      log.lines, ["body false", "changed true", "body true", "ended true", "body false"])
  }

  struct Joined: View {
    let log: Log
    var body: some View {
      Text("join").gesture(
        TapGesture().onEnded { log.lines.append("one") }
          .simultaneously(with: LongPressGesture().onEnded { _ in log.lines.append("two") }))
      Text("else").gesture(
        DragGesture().exclusively(before: TapGesture().onEnded { log.lines.append("tap") }))
    }
  }

  func testJoinedGesturesEndWithATapToo() async {
    let log = Log()
    let host = ViewHost(Joined(log: log))
    host.tap("join")
    host.tap("else")
    XCTAssertEqual(log.lines, ["one", "two", "tap"])
  }

  struct Scene: View {
    let name: String
    @SceneStorage("surface.scene.tab") private var tab = 1
    var body: some View { Button("\(name) \(tab)") { tab += 1 } }
  }
  struct Unread: View {
    @SceneStorage("surface.scene.tab") private var tab = 1
    var body: some View { Button("unread") { tab += 10 } }
  }
  struct Scenes: View {
    @State private var isShown = true
    var body: some View {
      if isShown { Scene(name: "a") }
      Scene(name: "b")
      Unread()
      Button("Switch") { isShown.toggle() }
    }
  }

  func testSceneStorageIsSharedByKeyWithinAScreenAndOutlivesItsViews() async {
    let host = ViewHost(Scenes())
    host.resetCounts()
    host.tap("a 1")
    XCTAssertEqual(host.counts, ["SurfaceBehaviourTests.Scene": 2])
    XCTAssertEqual(Array(host.text.prefix(2)), ["a 2", "b 2"])
    host.tap("Switch")
    host.tap("unread")
    host.tap("Switch")
    XCTAssertEqual(Array(host.text.prefix(2)), ["a 12", "b 12"])
    XCTAssertEqual(Array(ViewHost(Scenes()).text.prefix(2)), ["a 1", "b 1"])
  }
}
