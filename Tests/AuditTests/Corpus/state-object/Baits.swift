import SwiftUI

// /*bait*/@StateObject private var model = Model()
/// Replaces `/*bait*/@StateObject var model`.
struct GalleryView: View {
  @State private var /*bait*/StateObject = 1
  let text = "/*bait*/@StateObject var model"
  func /*bait*/StateObject() {}
  let type = /*bait*/StateObject<Model>.self
  init() { _ = /*bait*/StateObject(wrappedValue: Model()) }
  @/*bait*/StateObjectLike var like = 1
  @My/*bait*/StateObject var mine = 1
  let raw = #"/*bait*/@StateObject"#
  let many = """
    /*bait*/@StateObject var model
    """
  enum /*bait*/StateObjectKind { case a }
  var body: some View { Text("") }
}
