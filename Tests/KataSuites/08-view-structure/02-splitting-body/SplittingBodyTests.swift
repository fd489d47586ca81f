import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class SplittingBodyTests: XCTestCase {
  func testALikeShowsAndTheModelKnowsIt() async {
    let model = GalleryModel()
    let host = ViewHost(GalleryView(model: model))
    await host.settle()
    host.tap("Like")
    host.tap("Like")
    XCTAssertEqual(model.likes, 2, "Like was tapped twice, and the model counts \(model.likes)")
    XCTAssertTrue(
      host.text.contains("Likes: 2"),
      "Like was tapped twice, and the screen reads \(host.text.prefix(3))")
  }

  func testTypingFindsTheWallpaper() async {
    let model = GalleryModel()
    let host = ViewHost(GalleryView(model: model))
    await host.settle()
    XCTAssertEqual(wallpapers(on: host).count, 12, "at first all twelve wallpapers are shown")
    host.type("7", into: "Search")
    XCTAssertEqual(model.searchText, "7", "the field should write into the model's searchText")
    XCTAssertEqual(
      wallpapers(on: host), ["Wallpaper 7"], "a search for 7 should leave one wallpaper")
  }

  func testTheScreenShowsTheSame() async {
    let host = ViewHost(GalleryView(model: GalleryModel()))
    await host.settle()
    XCTAssertEqual(
      host.text, ["Likes: 0", "Like", "Search"] + (1...12).map { "Wallpaper \($0)" },
      "the parts should show what the long body showed, in its order")
  }

  func testASearchFindsTheNumberAlone() async {
    let host = ViewHost(GalleryView(model: GalleryModel()))
    await host.settle()
    host.type("1", into: "Search")
    XCTAssertEqual(
      wallpapers(on: host), ["Wallpaper 1"],
      "a search for 1 should leave the one wallpaper that the model finds")
  }

  func testASearchThatIsThereAlreadyIsShown() async {
    let model = GalleryModel()
    model.searchText = "3"
    let host = ViewHost(GalleryView(model: model))
    await host.settle()
    XCTAssertEqual(
      wallpapers(on: host), ["Wallpaper 3"],
      "the screen was opened with a search for 3 in the model")
  }

  func testThePartsFollowTheModel() async {
    let model = GalleryModel()
    let host = ViewHost(GalleryView(model: model))
    await host.settle()
    model.likes = 5
    model.searchText = "3"
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Likes: 5") && host.text.contains("3")
        && wallpapers(on: host) == ["Wallpaper 3"],
      """
      the model was given 5 likes and a search for 3, as another screen could do, and a part still \
      shows its own: \(host.text.prefix(4))
      """)
  }

  func testALikeDoesNotRunTheScreen() async {
    let host = await mounted()
    host.tap("Like")
    XCTAssertEqual(
      host.bodyCount(of: GalleryView.self), 0,
      "one like ran GalleryView.body, \(why(on: host, read: "the likes"))")
  }

  func testTypingDoesNotRunTheScreen() async {
    let host = await mounted()
    host.type("7", into: "Search")
    XCTAssertEqual(
      host.bodyCount(of: GalleryView.self), 0,
      "typing ran GalleryView.body, \(why(on: host, read: "the text or what it finds"))")
  }

  func testNoBodyRunsForBoth() async {
    let host = await mounted()
    host.tap("Like")
    let forALike = Set(host.evaluations.map { "\($0.identity)/\($0.view)" })
    host.resetCounts()
    host.type("7", into: "Search")
    let both = host.evaluations.filter { forALike.contains("\($0.identity)/\($0.view)") }
    XCTAssertEqual(
      Set(both.map(\.view)).sorted(), [],
      "the likes and the search have nothing in common, and yet one body ran for each of them")
  }

  private func mounted() async -> ViewHost {
    let host = ViewHost(GalleryView(model: GalleryModel()))
    await host.settle()
    host.resetCounts()
    return host
  }

  private func wallpapers(on host: ViewHost) -> [String] {
    host.text.filter { $0.hasPrefix("Wallpaper ") }
  }

  /// Whether the screen wrote the part down itself, or read for a part what that could read.
  private func why(on host: ViewHost, read value: String) -> String {
    let ran = host.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    guard ran.count > 1 else {
      return "and with it everything that it writes down itself: no body of a part ran"
    }
    return """
      which has read \(value), if only to hand it on; the bodies that ran: \
      \(ran.joined(separator: ", "))
      """
  }
}
