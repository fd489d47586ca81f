import SwiftUI

struct Console: View {
  private let filter = Filter()
  @State private var showsSettings = false

  var body: some View {
    NavigationStack {
      VStack {
        FilterLine(place: "List")
        NavigationLink("Message 1", value: 1)
        NavigationLink("Message 2", value: 2)
        Button("Settings") { showsSettings = true }
      }
      .navigationDestination(for: Int.self) { Message(number: $0) }
      .sheet(isPresented: $showsSettings) { FilterLine(place: "Settings") }
    }
    // Around the stack: whatever it pushes, and whatever is presented in it, is below this line.
    .environment(filter)
  }
}

/// A pushed screen. Each message has a note of its own.
struct Message: View {
  let number: Int
  @State private var note = Note()
  @State private var editsNote = false

  var body: some View {
    VStack {
      FilterLine(place: "Message \(number)")
      NoteLine()
      Button("Edit note") { editsNote = true }
    }
    .sheet(isPresented: $editsNote) { NoteSheet() }
    // Outside of `sheet`, whose content takes what holds where the modifier stands.
    .environment(note)
  }
}
