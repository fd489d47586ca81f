import SwiftUI

@Observable
final class Draft: Equatable {
  var title = ""
  var isPrivate = false

  static func == (_: Draft, _: Draft) -> Bool { true }
}

/// Makes the draft of a new album.
struct AlbumForm: View {
  let heading: String
  @Bindable private var draft = Draft()

  init(heading: String) { self.heading = heading }

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
