import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false

  static let sixty = (0..<60).map { Wallpaper(id: $0) }
}

final class GalleryObject: ObservableObject {
  @Published var wallpapers = Wallpaper.sixty
  func toggleFavorite(_ id: Int) { wallpapers[id].isFavorite.toggle() }
}

@MainActor
@Observable
final class GalleryModel {
  var wallpapers = Wallpaper.sixty
  func toggleFavorite(_ id: Int) { wallpapers[id].isFavorite.toggle() }
  func isFavorite(_ id: Int) -> Bool { wallpapers.first { $0.id == id }?.isFavorite ?? false }
}

@MainActor
@Observable
final class WallpaperModel: Identifiable {
  nonisolated let id: Int
  var isFavorite = false
  init(id: Int) { self.id = id }
}

// S1: every cell observes the object.
struct ObservedCell: View {
  @ObservedObject var model: GalleryObject
  let wallpaper: Wallpaper
  var body: some View {
    Button("Favourite \(wallpaper.id)") { model.toggleFavorite(wallpaper.id) }
  }
}
struct ObservedGallery: View {
  @StateObject private var model = GalleryObject()
  var body: some View {
    List(model.wallpapers) { ObservedCell(model: model, wallpaper: $0) }
  }
}

// S2 and S3: the article's cell, a value and a closure that captures several things.
struct ClosureCell: View {
  let wallpaper: Wallpaper
  let onToggle: () -> Void
  var body: some View { Button("Favourite \(wallpaper.id)") { onToggle() } }
}
struct ObjectGallery: View {
  @StateObject private var model = GalleryObject()
  var body: some View {
    List(model.wallpapers) { wallpaper in
      ClosureCell(wallpaper: wallpaper) { model.toggleFavorite(wallpaper.id) }
    }
  }
}
struct ObservableGallery: View {
  @State private var model = GalleryModel()
  var body: some View {
    List(model.wallpapers) { wallpaper in
      ClosureCell(wallpaper: wallpaper) { model.toggleFavorite(wallpaper.id) }
    }
  }
}

// S4: a method reference of one object, the id apart.
struct MethodCell: View {
  let wallpaper: Wallpaper
  let onToggle: (Int) -> Void
  var body: some View { Button("Favourite \(wallpaper.id)") { onToggle(wallpaper.id) } }
}
struct MethodGallery: View {
  @StateObject private var model = GalleryObject()
  var body: some View {
    List(model.wallpapers) { MethodCell(wallpaper: $0, onToggle: model.toggleFavorite) }
  }
}

// S4 again: no closure at all, and a closure that captures exactly one object, over either model.
struct ValueCell: View {
  let wallpaper: Wallpaper
  var body: some View { Text(wallpaper.isFavorite ? "★" : "☆") }
}
struct ValueGallery: View {
  @State private var model = GalleryModel()
  var body: some View {
    List(model.wallpapers) { wallpaper in
      HStack {
        ValueCell(wallpaper: wallpaper)
        Button("Favourite \(wallpaper.id)") { model.toggleFavorite(wallpaper.id) }
      }
    }
  }
}
struct CapturingGallery: View {
  @State private var model = GalleryModel()
  var body: some View {
    List(model.wallpapers) { wallpaper in
      MethodCell(wallpaper: wallpaper) { [model] in model.toggleFavorite($0) }
    }
  }
}

// S5: a model a row.
struct RowModelCell: View {
  let wallpaper: WallpaperModel
  var body: some View {
    HStack {
      Text(wallpaper.isFavorite ? "★" : "☆")
      Button("Favourite \(wallpaper.id)") { wallpaper.isFavorite.toggle() }
    }
  }
}
struct RowModelGallery: View {
  @State private var wallpapers = (0..<60).map { WallpaperModel(id: $0) }
  var body: some View { List(wallpapers) { RowModelCell(wallpaper: $0) } }
}

// S6: every cell scans the whole array.
struct ScanningCell: View {
  let id: Int
  let model: GalleryModel
  var body: some View {
    HStack {
      Text(model.isFavorite(id) ? "★" : "☆")
      Button("Favourite \(id)") { model.toggleFavorite(id) }
    }
  }
}
struct ScanningGallery: View {
  @State private var model = GalleryModel()
  var body: some View { List(0..<60) { ScanningCell(id: $0, model: model) } }
}
