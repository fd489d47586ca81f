import KataTesting
import XCTest

/// `MadeObjects` hears of each object of its class, wherever it is made, and of no other.
@MainActor
final class MadeObjectsTests: XCTestCase {
  @MainActor fileprivate final class Model {
    var number = 0
  }

  fileprivate final class Other {
    var number = 0
  }

  @MainActor private enum Hidden {
    static let model = Model()
  }

  func testWhoMakesNoneIsSeenToMakeNone() async {
    let models = MadeObjects(of: Model.self)
    let other = Other()
    XCTAssertEqual(models.count, 0)
    withExtendedLifetime(other) {}
  }

  func testAnObjectBehindAStaticIsSeen() async {
    let models = MadeObjects(of: Model.self)
    Hidden.model.number = 7
    XCTAssertEqual(models.alive.map(\.number), [7])
  }

  func testAnObjectThatIsGoneIsCountedAndNotAlive() async {
    let models = MadeObjects(of: Model.self)
    var model: Model? = Model()
    model?.number = 1
    model = nil
    XCTAssertEqual(models.count, 1)
    XCTAssertTrue(models.alive.isEmpty)
  }

  func testManyAreCountedAndAHundredRemembered() async {
    let models = MadeObjects(of: Model.self)
    let made = (0..<150).map { _ in Model() }
    XCTAssertEqual(models.count, made.count)
    XCTAssertEqual(models.alive.count, 100)
  }

  func testAnObjectMadeOnAnotherThreadIsSeen() async {
    let models = MadeObjects(of: Other.self)
    await Task.detached { withExtendedLifetime(Other()) {} }.value
    XCTAssertEqual(models.count, 1)
  }
}
