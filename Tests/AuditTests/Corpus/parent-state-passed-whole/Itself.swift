import SwiftUI

// The whole view is handed down, with all of its state, where a value or two would do.
struct Editor: View {
  @State private var title = ""
  @State private var isSaving = false
  let note: String
  var body: some View {
    VStack {
      TitleBar(parent: /*!parent-state-passed-whole*/self)
      Footer(editor: /*!parent-state-passed-whole*/self).padding()
      Group { SaveButton(label: "Save", editor: /*!parent-state-passed-whole*/self) }
    }
    .sheet(isPresented: .constant(false)) {
      TitleBar(parent: /*!parent-state-passed-whole*/self)
    }
    toolbar
  }
  private var toolbar: some View { SaveButton(label: "", editor: /*!parent-state-passed-whole*/self) }
  func save() {}
}
extension Editor {
  var header: some View { TitleBar(parent: /*!parent-state-passed-whole*/self) }
}
struct TitleBar: View {
  let parent: Editor
  var body: some View { Text(parent.note) }
}
struct Footer: View {
  var editor: Editor
  var body: some View {
    Button("Clear") { self.editor.save() }
  }
}
struct SaveButton: View {
  let label: String
  let editor: Editor
  var body: some View {
    Button(label, action: editor.save)
  }
}
struct Pages<Content: View>: View {
  @State private var page = 0
  @ViewBuilder let content: Content
  var count: Int { 3 }
  var body: some View { Dots(pages: /*!parent-state-passed-whole*/self) }
}
struct Dots<Content: View>: View {
  let pages: Pages<Content>
  var body: some View { Text("\(pages.count)") }
}
