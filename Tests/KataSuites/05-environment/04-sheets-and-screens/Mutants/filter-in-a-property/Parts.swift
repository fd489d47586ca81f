import SwiftUI

// This file is finished.

@Observable
final class Filter {
  var mode = "all"
}

@Observable
final class Note {
  var text = ""
}

struct FilterLine: View {
  let place: String
  @Environment(Filter.self) private var filter

  var body: some View {
    Text("\(place): \(filter.mode)")
    Button("Errors only") { filter.mode = "errors" }
  }
}

struct NoteLine: View {
  @Environment(Note.self) private var note

  var body: some View {
    Text("Note: \(note.text)")
  }
}

struct NoteSheet: View {
  @Environment(Note.self) private var note

  var body: some View {
    FilterLine(place: "Sheet")
    Button("Mark as read") { note.text = "read" }
    NoteLine()
  }
}
