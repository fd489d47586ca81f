import SwiftUI
import XCTest

/// A mounted screen for a test: it is read and used the way a person would.
///
/// ```swift
/// let host = ViewHost(CounterView())
/// host.tap("Increment")
/// XCTAssertEqual(host.text, ["Count: 1", "Increment"])
/// XCTAssertEqual(host.bodyCount(of: CounterView.self), 2)
/// ```
@MainActor
public final class ViewHost {
  private let driver: ScreenDriver
  private var preview = ""
  private var toldMissing = 0

  /// Mounts a view and runs passes until none is pending.
  ///
  /// With `closures` a suite shows one screen under each policy; else the kata's own holds.
  /// Without `skipsEqualValues` each newer value of a view or of the environment takes the older
  /// one's place, equal or not: what has to last must really be kept, not skipped by an `==`.
  public init(
    _ root: some View, visibleRows: Int = 20, closures: ClosurePolicy = .current,
    skipsEqualValues: Bool = true, file: StaticString = #filePath, line: UInt = #line
  ) {
    driver = ScreenDriver(
      root, visibleRows: visibleRows, closurePolicy: closures, skipsEqualValues: skipsEqualValues)
  }

  /// Mounts a preview of the learner's module; see `ModulePreview` for its name.
  ///
  /// The preview's own code runs now. A view that lacks an object of the environment, of which
  /// SwiftUI would die when the view reads it, is a test failure in SwiftUI's words; what it would
  /// show is left out, and the test goes on.
  public convenience init(
    preview name: String, in module: String = "Kata", visibleRows: Int = 20,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    let all = ModulePreview.all(in: module)
    guard let preview = all.first(where: { $0.name == name }) else {
      let names = all.map(\.name)
      XCTFail("there is no preview \"\(name)\" in \(module), only \(names)", file: file, line: line)
      self.init(EmptyView())
      return
    }
    await self.init(preview, visibleRows: visibleRows, file: file, line: line)
  }

  /// Mounts a preview.
  public init(
    _ preview: ModulePreview, visibleRows: Int = 20,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    var content = AnyView(EmptyView())
    do {
      content = try await preview.content()
    } catch {
      XCTFail("preview \"\(preview.name)\": \(error)", file: file, line: line)
    }
    driver = ScreenDriver(content, visibleRows: visibleRows, reportsMissingObjects: true)
    self.preview = preview.name
    reportMissingObjects(file: file, line: line)
  }

  /// Also waits until every task that a `task` modifier started is suspended or done.
  ///
  /// A task that never is fails the test, with the name of its view. Where none runs, what else is
  /// at work off the main actor, such as a `Task` of a button, is waited for as well, for at most 2 s.
  public func settle(file: StaticString = #filePath, line: UInt = #line) async {
    report(await driver.settle(), file: file, line: line)
  }

  /// Pulls the content down and waits until its `refreshable` action has ended.
  public func refresh(file: StaticString = #filePath, line: UInt = #line) async {
    report(await driver.refresh(), file: file, line: line)
  }

  /// Dismisses what is presented on top.
  public func dismiss(file: StaticString = #filePath, line: UInt = #line) {
    report(driver.dismiss(), file: file, line: line)
  }

  /// Taps a Button, NavigationLink or Toggle by its text or accessibility label.
  ///
  /// Without `occurrence` a label that several controls have is a test failure; with it, the
  /// control with that number among them is tapped, counted from 0.
  public func tap(
    _ label: String, occurrence: Int? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    report(driver.tap(label, occurrence: occurrence), file: file, line: line)
  }

  /// Replaces the text of a TextField or SecureField.
  public func type(
    _ text: String, into label: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    report(driver.type(text, into: label), file: file, line: line)
  }

  /// Flips a Toggle.
  public func toggle(_ label: String, file: StaticString = #filePath, line: UInt = #line) {
    report(driver.toggle(label), file: file, line: line)
  }

  /// Sets a Toggle, which may be on or off already: what draws a switch may write any value.
  public func toggle(
    _ label: String, to isOn: Bool, file: StaticString = #filePath, line: UInt = #line
  ) {
    report(driver.toggle(label, to: isOn), file: file, line: line)
  }

  /// Chooses a value in a Picker.
  public func select(
    _ value: String, in label: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    report(driver.select(value, in: label), file: file, line: line)
  }

  /// Brings a row of the first list to the top of the window.
  public func scroll(toRow row: Int, file: StaticString = #filePath, line: UInt = #line) {
    report(driver.scroll(toRow: row), file: file, line: line)
  }

  /// Presses return in a field.
  public func submit(_ label: String, file: StaticString = #filePath, line: UInt = #line) {
    report(driver.submit(label), file: file, line: line)
  }

  /// How many bodies of a view ran since the last `resetCounts()`.
  public func bodyCount<Content: View>(
    of type: Content.Type, file: StaticString = #filePath, line: UInt = #line
  ) -> Int {
    driver.bodyCount(of: type)
  }

  /// How many bodies ran in views of a type, their own and those of all views below them, since the last
  /// `resetCounts()`.
  ///
  /// A view that must not depend on something may not hide the reading in a part of its own either.
  public func bodyCount<Content: View>(
    inside type: Content.Type, file: StaticString = #filePath, line: UInt = #line
  ) -> Int {
    let name = Substring(String(describing: type).prefix { $0 != "<" })
    return evaluations.filter {
      $0.view == name || $0.identity.split(separator: "/").contains(name)
    }.count
  }

  /// Starts counting anew.
  public func resetCounts(file: StaticString = #filePath, line: UInt = #line) {
    driver.resetCounts()
  }

  /// The bodies that ran since the last `resetCounts()`, in order.
  public var evaluations: [BodyEvaluation] { driver.evaluations }

  /// How many bodies ran since the last `resetCounts()`, by view type.
  public var counts: [String: Int] { driver.counts }

  /// What a person would read, top to bottom.
  public var text: [String] { driver.text }

  /// The view tree, one line a view, indented.
  public var tree: [String] { driver.tree }

  /// SwiftUI's own warnings since the mount.
  public var warnings: [RuntimeWarning] { driver.warnings.map(RuntimeWarning.init(message:)) }

  /// Takes the screen down: tasks are cancelled, state and subscriptions are released.
  public func unmount(file: StaticString = #filePath, line: UInt = #line) { driver.unmount() }

  private func report(
    _ result: Result<Void, some Error & CustomStringConvertible>, file: StaticString, line: UInt
  ) {
    if case .failure(let reason) = result {
      XCTFail(reason.description, file: file, line: line)
    }
    reportMissingObjects(file: file, line: line)
  }

  /// Fails for each object that a view of a preview has turned out to lack.
  private func reportMissingObjects(file: StaticString, line: UInt) {
    let missing = driver.graph.missingObjects
    for object in missing.dropFirst(toldMissing) {
      XCTFail(
        "preview \"\(preview)\": \(object.view): \(object.sentence)", file: file, line: line)
    }
    toldMissing = missing.count
  }
}
