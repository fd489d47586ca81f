import Audit
import XCTest

/// No comment is lost, wherever it stands: one is put into each gap between two words in turn.
final class CommentFixTests: XCTestCase {
  private let source = """
    import Combine
    import SwiftUI
    final class Model: ObservableObject, Identifiable {
      @Published var name = ""
      @Published private(set) var count: Int = 0 { didSet { save() } }
      lazy var other = 1
      func save() {}
    }
    class Base: Combine.ObservableObject { @Published var a = 0 }
    final class Leaf: Base, ObservableObjectLike { @Published var b = 0 }
    class Late { @Published var c = 0 }
    extension Late: ObservableObject {}
    class Last: Identifiable, ObservableObject, Hashable { @Published var d = 0 }
    extension Last: CustomStringConvertible {}
    struct Screen: View {
      @StateObject private var model = Model()
      @StateObject private var late: Late
      @ObservedObject private var given: Model
      @ObservedObject var bound: Model
      @EnvironmentObject private var read: Model
      @EnvironmentObject var sure: Last
      init(late: Late, given: Model) {
        _late = StateObject(wrappedValue: late)
        _given = ObservedObject(wrappedValue: given)
        self._bound = .init(wrappedValue: given)
      }
      var body: some View {
        VStack {
          TextField("", text: $read.name)
          TextField("", text: self.$bound.name)
          TextField("", text: self.$read.name)
        }
        .environmentObject(model)
      }
      let title = ""
    }

    """

  /// Where two words meet, as offsets of the source; texts are left alone.
  private var gaps: [Int] {
    let bytes = Array(source.utf8)
    func isWord(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "@")
        || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }
    return bytes.indices.dropFirst().filter { index in
      let (before, after) = (bytes[index - 1], bytes[index])
      if isWord(before) && isWord(after) || before == UInt8(ascii: "\"") { return false }
      // A prefix and its word are one.
      return before != UInt8(ascii: ".") && after != UInt8(ascii: "\"")
        && !(before == UInt8(ascii: "@") || before == UInt8(ascii: "$"))
    }
  }

  private func after(_ comment: String, at gap: Int) -> (before: String, after: String) {
    var bytes = Array(source.utf8)
    bytes.insert(contentsOf: comment.utf8, at: gap)
    let before = String(decoding: bytes, as: UTF8.self)
    return (before, FixCase(before).text)
  }

  func testABlockCommentSurvivesInEveryGap() {
    XCTAssertFalse(FixCase(source).text.contains("ObservableObject {"), FixCase(source).text)
    for gap in gaps {
      let (before, after) = after("/*kept*/", at: gap)
      XCTAssertEqual(
        after.split(separator: "/*kept*/", omittingEmptySubsequences: false).count, 2, line(before))
    }
  }

  func testALineCommentSurvivesInEveryGap() {
    for gap in gaps {
      let (before, after) = after(" //kept\n", at: gap)
      XCTAssertEqual(FixCase(after).plan.problems, FixCase(before).plan.problems, line(before))
      XCTAssertEqual(
        after.split(separator: "//kept\n", omittingEmptySubsequences: false).count, 2, line(before))
    }
  }

  /// The lines around the comment, for a message.
  private func line(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = lines.firstIndex { $0.contains("kept") } ?? 0
    return lines[index..<min(index + 2, lines.count)].joined(separator: "\n")
  }
}
