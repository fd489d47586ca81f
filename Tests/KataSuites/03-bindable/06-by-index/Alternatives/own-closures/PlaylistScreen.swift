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
}

struct PlaylistScreen: View {
  @Bindable var playlist: Playlist
  @State private var edited: Int?

  var body: some View {
    VStack {
      Text("Tracks: \(playlist.tracks.count)")
      ForEach($playlist.tracks) { $track in
        TrackRow(track: $track)
        Button("Edit \(track.title)") { edited = track.id }
        Button("Remove \(track.title)") { playlist.remove(track.id) }
      }
      if let track = playlist.tracks.first(where: { $0.id == edited }) {
        TrackEditor(
          track: Binding(
            get: { playlist.tracks.first { $0.id == track.id } ?? track },
            set: { changed in
              if let place = playlist.tracks.firstIndex(where: { $0.id == track.id }) {
                playlist.tracks[place] = changed
              }
            }))
      }
    }
  }
}

struct TrackRow: View {
  @Binding var track: Track
  @State private var plays = 0

  var body: some View {
    Toggle("Like \(track.title)", isOn: $track.isLiked)
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
