import SwiftUI

struct Console: View {
  @State private var filter = Filter()
  @State private var showsSettings = false

  var body: some View {
    NavigationStack {
      VStack {
        FilterLine(place: "List")
        ForEach(1...2, id: \.self) { number in
          NavigationLink("Message \(number)") { Message(number: number) }
        }
        Button("Settings") { showsSettings = true }
      }
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
