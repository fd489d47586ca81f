import SwiftUI

// /*bait*/@ObservedObject private var model: Model
/// Replaces `/*bait*/@ObservedObject var model`.
struct GalleryView: View {
  @State private var /*bait*/ObservedObject = 1
  let text = "/*bait*/@ObservedObject var model"
  func /*bait*/ObservedObject() {}
  let type = /*bait*/ObservedObject<Model>.self
  init() { _ = /*bait*/ObservedObject(wrappedValue: Model()) }
  @/*bait*/ObservedObjectLike var like = 1
  @My/*bait*/ObservedObject var mine = 1
  let raw = #"/*bait*/@ObservedObject"#
  let many = """
    /*bait*/@ObservedObject var model
    """
  enum /*bait*/ObservedObjectKind { case a }
  var body: some View { Text("") }
}
