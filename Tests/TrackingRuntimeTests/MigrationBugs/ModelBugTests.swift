import KataTesting
import SwiftUI
import XCTest

/// Bug reports about the shape of a model: plain, nested in an array, inherited, static, hashed.
@MainActor
final class ModelBugTests: XCTestCase {
  @MainActor protocol RowsModel: AnyObject {
    var rows: [Int] { get }
    func load()
  }
  @MainActor final class PlainModel: RowsModel {
    private(set) var rows: [Int] = []
    func load() { rows = [1, 2] }
  }
  @MainActor @Observable final class ObservableModel: RowsModel {
    private(set) var rows: [Int] = []
    func load() { rows = [1, 2] }
  }

  // Conf: LNX.
  func test_MB15_plainClassInState() async {
    let (plain, observable) = (PlainModel(), ObservableModel())
    XCTAssertFalse(Announcement.comes(to: { _ = plain.rows.count }, by: { plain.load() }))
    XCTAssertTrue(Announcement.comes(to: { _ = observable.rows.count }, by: { observable.load() }))
  }

  struct PlainRows: View {
    @State private var model = PlainModel()
    var body: some View { Button("\(model.rows.count) rows") { model.load() } }
  }
  struct ObservableRows: View {
    @State private var model = ObservableModel()
    var body: some View { Button("\(model.rows.count) rows") { model.load() } }
  }

  // Conf: LNX.
  func test_MB15_plainClassInStateOfAView() async {
    let (plain, observable) = (ViewHost(PlainRows()), ViewHost(ObservableRows()))
    plain.tap("0 rows")
    observable.tap("0 rows")
    XCTAssertEqual([plain.text, observable.text], [["0 rows"], ["2 rows"]])
  }

  struct Photo {
    var isFavorite = false
    var title = ""
  }
  @Observable final class Structures { var photos = [Photo(), Photo()] }
  @Observable final class PhotoObject {
    var isFavorite = false
    var title = ""
  }
  @Observable final class Objects { var photos = [PhotoObject(), PhotoObject()] }

  // Conf: LNX.
  func test_MB38_arrayOfStructs() async {
    let (structures, objects) = (Structures(), Objects())
    XCTAssertTrue(
      Announcement.comes(
        to: { _ = structures.photos[0].title }, by: { structures.photos[1].isFavorite.toggle() }))
    let toggle = { objects.photos[1].isFavorite.toggle() }
    XCTAssertFalse(Announcement.comes(to: { _ = objects.photos[0].title }, by: toggle))
    XCTAssertFalse(Announcement.comes(to: { _ = objects.photos.count }, by: toggle))
    XCTAssertTrue(Announcement.comes(to: { _ = objects.photos[1].isFavorite }, by: toggle))
  }

  @Observable class Base { var inherited = 0 }
  final class PlainSub: Base { var own = 0 }
  @Observable final class MarkedSub: Base { var own = 0 }
  class PlainBase { var inherited = 0 }
  @Observable final class OverPlain: PlainBase { var own = 0 }

  // Conf: LNX.
  func test_MB40_subclassPlain() async {
    let (plain, marked, over) = (PlainSub(), MarkedSub(), OverPlain())
    XCTAssertTrue(Announcement.comes(to: { _ = plain.inherited }, by: { plain.inherited = 1 }))
    XCTAssertFalse(Announcement.comes(to: { _ = plain.own }, by: { plain.own = 1 }))
    XCTAssertTrue(Announcement.comes(to: { _ = marked.inherited }, by: { marked.inherited = 1 }))
    XCTAssertTrue(Announcement.comes(to: { _ = marked.own }, by: { marked.own = 1 }))
    XCTAssertFalse(Announcement.comes(to: { _ = over.inherited }, by: { over.inherited = 1 }))
    XCTAssertTrue(Announcement.comes(to: { _ = over.own }, by: { over.own = 1 }))
  }

  @MainActor @Observable final class Config {
    static let shared = Config()
    static var mode = 1
    var level = 1
  }

  // Conf: LNX.
  func test_MB52_staticShared() async {
    XCTAssertFalse(Announcement.comes(to: { _ = Config.mode }, by: { Config.mode += 1 }))
    XCTAssertTrue(
      Announcement.comes(to: { _ = Config.shared.level }, by: { Config.shared.level += 1 }))
  }

  @MainActor @Observable final class Detail: Hashable {
    var text = ""
    nonisolated static func == (left: Detail, right: Detail) -> Bool { left === right }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
  @Observable final class HashedByContent: Hashable {
    var text = ""
    static func == (left: HashedByContent, right: HashedByContent) -> Bool {
      left.text == right.text
    }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  // Conf: LNX.
  func test_MB56_hashableIdentity() async {
    let detail = Detail()
    var path: Set<Detail> = [detail]
    detail.text = "changed"
    XCTAssertTrue(path.contains(detail))
    XCTAssertTrue(path.insert(Detail()).inserted)
    XCTAssertEqual(path.count, 2)
  }

  // Conf: LNX.
  func test_MB56_hashableContentIsLost() async {
    let detail = HashedByContent()
    let path: Set<HashedByContent> = [detail]
    let before = detail.hashValue
    // Words until the hash differs: it always does, save once in a blue moon.
    detail.text = "changed"
    XCTAssertNotEqual(detail.hashValue, before)
    XCTAssertTrue(path.contains { $0 === detail }, "it is still there")
  }
}
