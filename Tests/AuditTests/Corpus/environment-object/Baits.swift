import SwiftUI

// /*bait*/@EnvironmentObject private var model: Model
/// Replaces `/*bait*/@EnvironmentObject var model`.
struct GalleryView: View {
  @State private var /*bait*/EnvironmentObject = 1
  let text = "/*bait*/@EnvironmentObject var model"
  func /*bait*/EnvironmentObject() {}
  let type = /*bait*/EnvironmentObject<Model>.self
  init() { _ = /*bait*/EnvironmentObject(wrappedValue: Model()) }
  @/*bait*/EnvironmentObjectLike var like = 1
  @My/*bait*/EnvironmentObject var mine = 1
  let raw = #"/*bait*/@EnvironmentObject"#
  let many = """
    /*bait*/@EnvironmentObject var model
    """
  enum /*bait*/EnvironmentObjectKind { case a }
  var body: some View { Text("") }
}
