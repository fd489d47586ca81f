import SwiftUI

struct Track: Identifiable {
  let id: Int
  var title: String
  var isLiked = false
}

@Observable
final class Playlist {
  var tracks = [
    Track(id: 1, title: "Waves"), Track(id: 2, title: "Dunes"), Track(id: 3, title: "Gulls"),
  ]

  func remove(_ id: Track.ID) { tracks.removeAll { $0.id == id } }

  /// The track with this id, for as long as it is there. What is written after that is dropped.
  subscript(id: Track.ID?) -> Track? {
    get { tracks.first { $0.id == id } }
    set {
      guard let newValue, let place = tracks.firstIndex(where: { $0.id == id }) else { return }
      tracks[place] = newValue
    }
  }
}

struct PlaylistScreen: View {
  @Bindable var playlist: Playlist
  /// An id, not a place: it means the same track when the list has changed.
  @State private var edited: Track.ID?

  var body: some View {
    VStack {
      Text("Tracks: \(playlist.tracks.count)")
      // By id, a row goes with its track. By index, it would stay and get the next one.
      ForEach($playlist.tracks) { $track in
        TrackRow(track: $track)
        Button("Edit \(track.title)") { edited = track.id }
        Button("Remove \(track.title)") { playlist.remove(track.id) }
      }
      if let $track = Binding($playlist[edited]) {
        TrackEditor(track: $track)
      }
    }
  }
}

struct TrackRow: View {
  @Binding var track: Track
  @State private var plays = 0

  var body: some View {
    Toggle(
      "Like \(track.title)",
      isOn: Binding(get: { track.isLiked }, set: { _ in track.isLiked.toggle() }))
    Button("Play \(track.title)") { plays += 1 }
    Text("\(track.title), played \(plays)")
  }
}

struct TrackEditor: View {
  @Binding var track: Track

  var body: some View {
    TextField("Title", text: $track.title)
  }
}
