import KataTesting
import SwiftUI
import TrackingRuntime
import XCTest

/// Lists beside what they lead to: links and rows of one column decide what the next one shows.
@MainActor
final class SplitViewTests: XCTestCase {
  struct Selecting: View {
    @State private var selection: Int?
    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $selection) { NavigationLink("item \($0)", value: $0) }
      } detail: {
        if let selection { Text("detail \(selection)") } else { Text("nothing chosen") }
      }
    }
  }

  func testALinksValueBecomesTheSelectionOfItsList() async {
    let host = ViewHost(Selecting())
    XCTAssertEqual(host.text, ["item 1", "item 2", "item 3", "nothing chosen"])
    host.tap("item 2")
    XCTAssertEqual(host.text, ["item 1", "item 2", "item 3", "detail 2"])
    XCTAssertEqual(host.warnings, [])
  }

  struct Destination: View {
    let isInSidebar: Bool
    var body: some View {
      NavigationSplitView {
        if isInSidebar {
          list.navigationDestination(for: Int.self, destination: screen)
        } else {
          list
        }
      } detail: {
        if isInSidebar {
          Text("empty")
        } else {
          Text("empty").navigationDestination(for: Int.self, destination: screen)
        }
      }
    }
    private var list: some View {
      List(1..<3, id: \.self) { NavigationLink("item \($0)", value: $0) }
    }
    private func screen(of number: Int) -> some View {
      VStack {
        Text("detail \(number)")
        NavigationLink("deeper", value: number + 10)
      }
    }
  }

  func testADestinationOfTheSidebarIsShownInTheDetailColumn() async {
    let host = ViewHost(Destination(isInSidebar: true))
    host.tap("item 1")
    XCTAssertEqual(host.text, ["item 1", "item 2", "detail 1", "deeper"])
  }

  func testADestinationOfTheDetailColumnIsShownThere() async {
    let host = ViewHost(Destination(isInSidebar: false))
    host.tap("item 1")
    XCTAssertEqual(host.text, ["item 1", "item 2", "detail 1", "deeper"])
  }

  func testAnotherLinkOfTheSidebarReplacesTheScreen() async {
    let host = ViewHost(Destination(isInSidebar: true))
    host.tap("item 1")
    host.tap("item 2")
    XCTAssertEqual(host.text, ["item 1", "item 2", "detail 2", "deeper"])
    host.dismiss()
    XCTAssertEqual(host.text, ["item 1", "item 2", "empty"])
  }

  func testALinkOfTheDetailColumnPushesOnTopOfIt() async {
    let host = ViewHost(Destination(isInSidebar: true))
    host.tap("item 1")
    host.tap("deeper")
    XCTAssertEqual(host.text, ["item 1", "item 2", "detail 11", "deeper"])
    host.dismiss()
    XCTAssertEqual(host.text, ["item 1", "item 2", "detail 1", "deeper"])
  }

  struct Views: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("one") { Text("first") }
          NavigationLink("two") { Page(number: 2) }
        }
      } detail: {
        Text("empty").onAppear { Self.log.append("appears") }
          .onDisappear { Self.log.append("disappears") }
      }
    }
    @MainActor static var log: [String] = []
  }
  struct Page: View {
    let number: Int
    @State private var taps = 0
    var body: some View { Button("page \(number) \(taps)") { taps += 1 } }
  }

  func testALinkWithADestinationShowsItInTheDetailColumn() async {
    let host = ViewHost(Views())
    host.tap("one")
    XCTAssertEqual(host.text, ["one", "two", "first"])
    host.tap("two")
    host.tap("page 2 0")
    XCTAssertEqual(host.text, ["one", "two", "page 2 1"])
  }

  func testWhatALinkCoversDisappearsAndComesBack() async {
    Views.log = []
    let host = ViewHost(Views())
    host.tap("one")
    XCTAssertEqual(Views.log, ["appears", "disappears"])
    host.dismiss()
    XCTAssertEqual(Views.log, ["appears", "disappears", "appears"])
    XCTAssertEqual(host.text, ["one", "two", "empty"])
  }

  struct Stacked: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationSplitView {
        List(1..<3, id: \.self) { NavigationLink("item \($0)", value: $0) }
      } detail: {
        NavigationStack(path: $path) {
          Text("root \(path.count)")
            .navigationDestination(for: Int.self) { number in
              VStack {
                Text("screen \(number) of \(path.count)")
                NavigationLink("deeper", value: number + 10)
              }
            }
        }
      }
    }
  }

  func testALinkOfTheSidebarSetsWhatTheStackOfTheDetailColumnShows() async {
    let host = ViewHost(Stacked())
    host.tap("item 1")
    host.tap("deeper")
    XCTAssertEqual(host.text, ["item 1", "item 2", "screen 11 of 2", "deeper"])
    host.tap("item 2")
    XCTAssertEqual(host.text, ["item 1", "item 2", "screen 2 of 1", "deeper"])
  }

  struct Three: View {
    var body: some View {
      NavigationSplitView {
        NavigationLink("a") { NavigationLink("b") { Text("c") } }
      } content: {
        Text("middle")
      } detail: {
        Text("detail")
      }
    }
  }

  func testOfThreeColumnsEachLinkFillsTheNext() async {
    let host = ViewHost(Three())
    host.tap("a")
    XCTAssertEqual(host.text, ["a", "b", "detail"])
    host.tap("b")
    XCTAssertEqual(host.text, ["a", "b", "c"])
  }

  struct Lost: View {
    let isInColumn: Bool
    var body: some View {
      if isInColumn {
        NavigationSplitView {
          NavigationLink("lost", value: 1)
        } detail: {
          Text("detail")
        }
      } else {
        NavigationLink("lost", value: 1)
      }
    }
  }

  func testALinkWithoutADestinationSaysSo() async {
    let host = ViewHost(Lost(isInColumn: true))
    host.tap("lost")
    XCTAssertEqual(host.text, ["lost", "detail"])
    XCTAssertEqual(
      host.warnings.map(\.message),
      [
        "A NavigationLink is presenting a value of type “Swift.Int” but there is no matching "
          + "navigationDestination declaration visible from the location of the link. The link "
          + "cannot be activated."
      ])
  }

  func testALinkOutsideOfEveryStackIsRefused() async {
    let driver = ScreenDriver(Lost(isInColumn: false))
    guard case .failure(let refusal) = driver.tap("lost") else { return XCTFail("not refused") }
    XCTAssertEqual(
      refusal.reason,
      "cannot tap \"lost\": it is a NavigationLink, and around it is no NavigationStack, no "
        + "NavigationSplitView and no List(selection:) of the type of its value")
  }

  struct Sheet: View {
    @State private var isShown = false
    var body: some View {
      NavigationSplitView {
        NavigationLink("go") { Button("show") { isShown = true } }
      } detail: {
        Text("detail").sheet(isPresented: $isShown) { Text("sheet") }
      }
    }
  }

  func testASheetOfAColumnLiesOverEverything() async {
    let host = ViewHost(Sheet())
    host.tap("go")
    host.tap("show")
    XCTAssertEqual(host.text, ["sheet"])
  }
}
