import Audit
import XCTest

/// The fixes on damaged sources: no crash, edits that say what the texts say, and a second run
/// that has nothing to do.
final class FixFuzzTests: XCTestCase {
  /// Splitmix64, so that every run damages alike.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  private static let pieces = [
    "{", "}", "(", ")", "@", "$", "_", ":", ",", "#if A\n", "#endif\n", "\"", "class ", ";",
    "@Published ", "\r\n", "ObservableObject", "/*", "*/", "self.", "var ", "extension ", "é",
  ]

  private static let sources = [
    """
    import Combine
    import SwiftUI
    @MainActor class Model: NSObject, ObservableObject {
      @Published var name = "" { didSet { save() } }
      @Published private(set) var items: [Int] = []
      lazy var key = name
      private var task: Task<Void, Never>?
      func save() {}
      deinit { task?.cancel() }
    }
    final class Leaf: Model { @Published var b = 0 }
    """,
    """
    import SwiftUI
    struct Screen: View {
      @StateObject private var model: Model
      @ObservedObject var leaf: Leaf
      let title: String
      init(model: Model, leaf: Leaf) {
        _model = StateObject(wrappedValue: model)
        self.leaf = leaf
        title = ""
      }
      var body: some View {
        // The field.
        TextField(title, text: $model.name).environmentObject(model)
        Row()
      }
      @Environment(\\.dismiss) private var dismiss
    }
    struct Row: View {
      @EnvironmentObject var model: Model
      var body: some View {
        TextField("", text: $model.name)
      }
    }
    #Preview { Row().environmentObject(Model()) }
    """,
  ]

  private static func damaged(_ text: String, _ dice: inout Dice) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &dice) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &dice)
      let end = min(bytes.count, place + Int.random(in: 1...30, using: &dice))
      switch Int.random(in: 0..<5, using: &dice) {
      case 0: bytes.removeSubrange(place...)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
      case 3: bytes[place] = UInt8.random(in: 0...255, using: &dice)
      default:
        let piece = pieces.randomElement(using: &dice) ?? ""
        bytes.insert(contentsOf: piece.utf8, at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func testDamagedSourcesAreSurvived() {
    var dice = Dice(state: 4)
    var changed = 0
    for _ in 0..<150 {
      let sources = Self.sources.enumerated().map { index, text in
        ("\(index).swift", Self.damaged(text, &dice))
      }
      let fix = FixCase(Dictionary(uniqueKeysWithValues: sources))
      fix.assertBecomes(fix.after)
      changed += fix.plan.files.count
    }
    XCTAssertGreaterThan(changed, 10)
  }
}
