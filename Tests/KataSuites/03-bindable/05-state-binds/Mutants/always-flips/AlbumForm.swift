import SwiftUI

@Observable
final class Draft {
  var title = ""
  var isPrivate = false
}

/// Makes the draft of a new album.
struct AlbumForm: View {
  let heading: String
  @State private var draft = Draft()

  var body: some View {
    VStack {
      Text(heading)
      TitleField(draft: draft)
      Toggle(
        "Private",
        isOn: Binding(get: { draft.isPrivate }, set: { _ in draft.isPrivate.toggle() }))
      Button("Start over") { draft.title = "" }
      Summary(draft: draft)
    }
  }
}

/// Is handed a draft by any form that has one.
struct TitleField: View {
  /// Not owned, so this only lends bindings to whichever draft is handed down.
  @Bindable var draft: Draft

  var body: some View {
    TextField("Title", text: $draft.title)
  }
}

struct Summary: View {
  let draft: Draft

  var body: some View {
    Text("\(draft.isPrivate ? "Private" : "Public"): \(draft.title)")
  }
}
