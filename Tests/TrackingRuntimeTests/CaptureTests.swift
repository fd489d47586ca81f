import KataTesting
import SwiftUI
import XCTest

/// C06–C08: which closures that a parent makes anew are equal under the policy `captures`.
@MainActor
final class CaptureTests: XCTestCase {
  final class Model {
    var number = 0
    func count() { number += 1 }
    func add(_ more: Int) { number += more }
  }
  final class Twin: Equatable {
    static func == (left: Twin, right: Twin) -> Bool { true }
  }
  protocol Part {}
  protocol PartObject: AnyObject {}
  struct Words: Part, Equatable { var text: String }
  struct Unequal: Part { var text: String }
  final class PartModel: Part, PartObject {}
  enum Choice { case none, number(Int), model(Model) }
  struct Mixed {
    var small: UInt8
    var model: Model
    var text: String
    var action: (() -> Void)?
  }

  struct ClosureView: View {
    let action: () -> Void
    var body: some View { Text("closure") }
  }
  struct OptionalClosureView: View {
    let action: (@MainActor () -> Void)?
    var body: some View { Text("closure") }
  }
  struct AsyncClosureView: View {
    let action: @Sendable () async throws -> Int
    var body: some View { Text("closure") }
  }
  struct Parent<Child: View>: View {
    @State private var ticks = 0
    let child: (Int) -> Child
    var body: some View {
      VStack {
        child(ticks)
        Button("Tick") { ticks += 1 }
      }
    }
  }

  /// The child's bodies at the first, second and third tick.
  private func bodies<Child: View>(
    _ policy: ClosurePolicy = .captures, child: @escaping (Int) -> Child
  ) -> [Int] {
    let driver = ScreenDriver(Parent(child: child), closurePolicy: policy)
    return (1...3).map { _ in
      driver.resetCounts()
      if case .failure(let refusal) = driver.tap("Tick") { XCTFail("\(refusal)") }
      return driver.bodyCount(of: Child.self)
    }
  }

  private func assertEqualFromSecond(
    file: StaticString = #filePath, line: UInt = #line, _ child: @escaping (Int) -> ClosureView
  ) {
    XCTAssertEqual(bodies(child: child), [1, 0, 0], file: file, line: line)
  }

  private func assertDifferent(
    file: StaticString = #filePath, line: UInt = #line, _ child: @escaping (Int) -> ClosureView
  ) {
    XCTAssertEqual(bodies(child: child), [1, 1, 1], file: file, line: line)
  }

  // Conf: LNX.
  func testC06_aClosureWithoutCapturesIsEqualAtOnce() async {
    XCTAssertEqual(bodies { _ in ClosureView {} }, [0, 0, 0])
  }

  // Conf: LNX.
  func testC06_aMethodOfOneObjectIsEqualAtOnce() async {
    let model = Model()
    XCTAssertEqual(bodies { _ in ClosureView(action: model.count) }, [0, 0, 0])
  }

  // Conf: LNX.
  func testC06_underBytesAClosureWithAValueIsDifferentEachTime() async {
    let model = Model()
    XCTAssertEqual(
      bodies(.bytes) { _ in ClosureView { [id = Self.id] in model.add(id) } }, [1, 1, 1])
  }

  private static var id: Int { Int(String(repeating: "7", count: 1)) ?? 0 }
  /// On the heap, and anew each time.
  private static func text(_ number: Int) -> String { String(repeating: "\(number)", count: 40) }

  // Conf: ONE.
  func testC08_aReferenceAndANumberDifferOnceAndAreEqualEverAfter() async {
    let model = Model()
    assertEqualFromSecond { _ in ClosureView { [id = Self.id] in model.add(id) } }
  }

  // Conf: RE.
  func testC07_aDifferentCaptureIsDifferent() async {
    let model = Model()
    assertDifferent { tick in ClosureView { model.add(tick) } }
  }

  // Conf: RE.
  func testC07_equalStringsInTwoPlacesAreEqual() async {
    assertEqualFromSecond { _ in
      let text = Self.text(1)
      let number = Self.id
      return ClosureView { _ = (text, number) }
    }
  }

  // Conf: RE.
  func testC07_differentStringsAreDifferent() async {
    assertDifferent { tick in
      let text = Self.text(tick)
      return ClosureView { _ = text }
    }
  }

  // Conf: RE.
  func testC07_capturesOfEverySizeLieWhereTheyAreLookedFor() async {
    let model = Model()
    assertEqualFromSecond { _ in
      let (flag, small, text, wide) = (true, UInt8(Self.id), Self.text(2), (Self.id, 1.5, Int8(3)))
      return ClosureView { _ = (flag, small, text, wide, model, flag) }
    }
    assertDifferent { tick in
      let (flag, small, text, wide) = (
        true, UInt8(Self.id), Self.text(2), (Self.id, 1.5, Int8(tick))
      )
      return ClosureView { _ = (flag, small, text, wide, model, flag) }
    }
  }

  // Conf: RE.
  func testC07_anotherObjectIsDifferentThoughItsFieldsAreEqual() async {
    assertDifferent { _ in
      let (model, id) = (Model(), Self.id)
      return ClosureView { model.add(id) }
    }
  }

  // Conf: RE.
  func testC07_anEquatableObjectIsComparedByItsOwnEquality() async {
    assertEqualFromSecond { _ in
      let (twin, id) = (Twin(), Self.id)
      return ClosureView { _ = (twin, id) }
    }
  }

  // Conf: RE.
  func testC07_structsAreComparedFieldByField() async {
    let model = Model()
    assertEqualFromSecond { _ in
      let mixed = Mixed(small: 1, model: model, text: Self.text(3), action: model.count)
      return ClosureView { _ = mixed }
    }
    assertDifferent { tick in
      let mixed = Mixed(small: 1, model: model, text: Self.text(tick), action: model.count)
      return ClosureView { _ = mixed }
    }
  }

  // Conf: RE.
  func testC07_aClosureInACapturedStructIsComparedByItsCapturesToo() async {
    let model = Model()
    XCTAssertEqual(
      bodies { _ in
        let mixed = Mixed(small: 1, model: model, text: "") { [id = Self.id] in model.add(id) }
        return ClosureView { _ = mixed }
      }.last, 0)
    assertDifferent { tick in
      let mixed = Mixed(small: 1, model: model, text: "") { model.add(tick) }
      return ClosureView { _ = mixed }
    }
  }

  // Conf: RE.
  func testC07_enumsAreComparedByCaseAndPayload() async {
    let model = Model()
    assertEqualFromSecond { _ in
      let (choice, id) = (Choice.model(model), Self.id)
      return ClosureView { _ = (choice, id) }
    }
    assertDifferent { tick in
      let choice = Choice.number(tick)
      return ClosureView { _ = choice }
    }
  }

  // Conf: RE.
  func testC07_existentialsWithEqualValuesAreEqual() async {
    assertEqualFromSecond { _ in
      let (part, id): (any Part, Int) = (Words(text: Self.text(4)), Self.id)
      return ClosureView { _ = (part, id) }
    }
    assertDifferent { _ in
      let (part, id): (any Part, Int) = (Unequal(text: Self.text(4)), Self.id)
      return ClosureView { _ = (part, id) }
    }
    assertDifferent { tick in
      let part: Any = Words(text: Self.text(tick))
      return ClosureView { _ = part }
    }
  }

  // Conf: RE.
  func testC07_objectsBehindProtocolsAreComparedByPointer() async {
    let model = PartModel()
    assertEqualFromSecond { _ in
      let (part, object, id): (any Part, any PartObject, Int) = (model, model, Self.id)
      return ClosureView { _ = (part, object, id) }
    }
    assertDifferent { _ in
      let (object, id): (any PartObject, Int) = (PartModel(), Self.id)
      return ClosureView { _ = (object, id) }
    }
  }

  // Conf: RE.
  func testC07_weakAndUnownedReferencesAreComparedWithoutBeingLoaded() async {
    let model = Model()
    assertEqualFromSecond { _ in ClosureView { [weak model] in model?.count() } }
    assertEqualFromSecond { _ in ClosureView { [unowned model, id = Self.id] in model.add(id) } }
    assertEqualFromSecond { _ in
      ClosureView { [unowned(unsafe) model, id = Self.id] in model.add(id) }
    }
  }

  // Conf: RE.
  func testC07_weakAndUnownedReferencesToObjectsThatAreGoneAreDifferent() async {
    var kept = Model()
    assertDifferent { _ in
      kept = Model()
      return ClosureView { [weak kept] in kept?.count() }
    }
    assertDifferent { _ in
      kept = Model()
      return ClosureView { [unowned kept, id = Self.id] in kept.add(id) }
    }
  }

  // Conf: RE.
  func testC07_foundationValuesAreComparedByTheirEquality() async {
    let date = Date()
    assertEqualFromSecond { _ in
      let (url, data, id) = (
        URL(string: "file:///\(Self.text(5))"), Data(Self.text(5).utf8), UUID?.none
      )
      return ClosureView { _ = (url, data, id, date) }
    }
    assertDifferent { _ in
      let id = UUID()
      return ClosureView { _ = (id, date) }
    }
  }

  // Conf: RE.
  func testC07_whatHasNoTypeAtRunTimeIsDifferent() async {
    let model = Model()
    // A closure, a variable, a weak reference beside something else, a metatype.
    assertDifferent { _ in
      let inner = { [id = Self.id] in model.add(id) }
      return ClosureView { inner() }
    }
    assertDifferent { _ in
      var count = 0
      let id = Self.id
      return ClosureView {
        count += id
        model.number = count
      }
    }
    assertDifferent { _ in ClosureView { [weak model, id = Self.id] in model?.add(id) } }
    assertDifferent { _ in
      let (type, id) = (Model.self, Self.id)
      return ClosureView { _ = (type, id) }
    }
  }

  // Conf: RE.
  func testC07_contextsOfGenericCodeAreDifferent() async {
    func make<Value>(_ value: Value) -> ClosureView { ClosureView { _ = (value, [Value]()) } }
    assertDifferent { _ in make(Self.text(6)) }
  }

  // Conf: RE.
  func testC07_aClosureThatCapturesItselfIsDifferent() async {
    assertDifferent { _ in
      var action: () -> Void = {}
      action = { action() }
      return ClosureView(action: action)
    }
  }

  // Conf: RE.
  func testC07_optionalAndAsyncClosuresAreComparedByTheirCaptures() async {
    XCTAssertEqual(
      bodies { _ in OptionalClosureView { [id = Self.id, text = Self.text(7)] in _ = (id, text) } },
      [1, 0, 0])
    XCTAssertEqual(
      bodies { tick in tick == 2 ? OptionalClosureView(action: nil) : OptionalClosureView {} },
      [0, 1, 1])
    XCTAssertEqual(
      bodies { _ in AsyncClosureView { [id = Self.id, text = Self.text(8)] in id + text.count } },
      [1, 0, 0])
  }

  /// A view whose closure captures the view: one state is the closure's, one is the view's own.
  private struct Inner: View {
    @State private var isOn = false
    @State private var other = 0
    let clock: Clock
    var body: some View {
      VStack {
        Text("\(other) \(clock.time)")
        ClosureView { isOn.toggle() }
        Button("Tick") { other += 1 }
        Button("Time") { clock.time += 1 }
      }
    }
  }
  @MainActor @Observable final class Clock {
    var time = 0
  }

  private func bodiesOfInner(tapping label: String) -> [Int] {
    let driver = ScreenDriver(Inner(clock: Clock()), closurePolicy: .captures)
    return (1...3).map { _ in
      driver.resetCounts()
      if case .failure(let refusal) = driver.tap(label) { XCTFail("\(refusal)") }
      return driver.bodyCount(of: ClosureView.self)
    }
  }

  // Conf: RE.
  func testC07_theViewItselfIsComparedAsACapture() async {
    XCTAssertEqual(bodiesOfInner(tapping: "Time"), [1, 0, 0])
  }

  // Conf: RE. The view is captured whole, with the value that its state has while its body runs.
  func testC07_theViewItselfIsDifferentWhenAnyOfItsStateIs() async {
    XCTAssertEqual(bodiesOfInner(tapping: "Tick"), [1, 1, 1])
  }

  // Conf: ONE.
  func testC08_whatOneScreenHasMetIsNewToTheNext() async {
    let model = Model()
    let child: (Int) -> ClosureView = { _ in ClosureView { [id = Self.id] in model.add(id) } }
    XCTAssertEqual(bodies(child: child), [1, 0, 0])
    XCTAssertEqual(bodies(child: child), [1, 0, 0])
  }

  // Conf: RE.
  func testC07_otherCodeIsDifferentThoughItCapturesTheSame() async {
    let model = Model()
    assertDifferent { tick in
      let id = Self.id
      return tick % 2 == 0
        ? ClosureView { model.add(id) } : ClosureView { model.add(id + 1) }
    }
  }

  // Conf: INF. Policy: without metadata a context is as under `bytes`; Debug and Release are alike,
  // since katas are always compiled with it.
  func testO2_whatHasNoMetadataIsComparedByItsBytesUnderBothPolicies() async {
    func make<Value>(_ value: Value) -> ClosureView { ClosureView { _ = (value, [Value]()) } }
    let model = Model()
    let counts = ClosurePolicy.allCases.map { policy in
      [
        bodies(policy) { _ in make(Self.text(6)) },
        bodies(policy) { _ in ClosureView { [model] in model.count() } },
      ]
    }
    XCTAssertEqual(counts, Array(repeating: [[1, 1, 1], [0, 0, 0]], count: 2))
  }
}
