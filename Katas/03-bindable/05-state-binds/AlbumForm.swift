import SwiftUI

@Observable
final class Draft {
  var title = ""
  var isPrivate = false
}

/// Makes the draft of a new album.
struct AlbumForm: View {
  let heading: String
  // TODO: "It needs a `$`, so it needs @Bindable." Does it? With another heading the draft is lost.
  @Bindable var draft = Draft()

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
  // TODO: "It needs a `$`, so it needs @State." Does it? Another draft never arrives here.
  @State var draft: Draft

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
