import SwiftUI

final class Draft: ObservableObject {
  @Published var title = ""
  @Published var isPrivate = false
}

/// Makes the draft of a new album.
struct AlbumForm: View {
  let heading: String
  /// Owned. The `$` of a state reaches into the object: `$draft.isPrivate` is a binding as it is.
  @StateObject private var draft = Draft()

  var body: some View {
    VStack {
      Text(heading)
      TitleField(draft: draft)
      Toggle("Private", isOn: $draft.isPrivate)
      Button("Start over") { draft.title = "" }
      Summary(draft: draft)
    }
  }
}

/// Is handed a draft by any form that has one.
struct TitleField: View {
  /// Not owned, so this only lends bindings to whichever draft is handed down.
  @ObservedObject var draft: Draft

  var body: some View {
    TextField("Title", text: $draft.title)
  }
}

struct Summary: View {
  @ObservedObject var draft: Draft

  var body: some View {
    Text("\(draft.isPrivate ? "Private" : "Public"): \(draft.title)")
  }
}
