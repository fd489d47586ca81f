import SwiftUI

struct WallpaperCell: View {
  let wallpaper: Wallpaper
  let onToggle: () -> Void
  var onDelete: (() -> Void)?
  var body: some View { Text("") }
}
struct PickCell: View {
  let title: String
  let pick: @MainActor (Int) -> Void
  var body: some View { Text(title) }
}
struct Gallery: View {
  @State private var vm = GalleryModel()
  @State private var chosen: Int?
  let delete: (Int) -> Void
  var body: some View {
    List(vm.filtered) { w in
      WallpaperCell(wallpaper: w) /*!row-closure-captures*/{ vm.toggleFavorite(w.id) }
    }
    ForEach(vm.filtered) { w in
      WallpaperCell(wallpaper: w, onToggle: /*!row-closure-captures*/{ chosen = w.id })
    }
    ForEach(vm.filtered, id: \.id) { (w: Wallpaper) in
      HStack {
        WallpaperCell(
          wallpaper: w, onToggle: /*!row-closure-captures*/{ self.toggle(w) },
          onDelete: /*!row-closure-captures*/{ delete(w.id) })
      }
      .padding()
    }
    ForEach($vm.wallpapers) { $w in
      WallpaperCell(wallpaper: w) /*!row-closure-captures*/{ [vm] in vm.toggleFavorite(w.id) }
    }
    LazyVStack {
      ForEach(vm.sections) { section in
        ForEach(section.items) { item in
          PickCell(title: item.title, pick: /*!row-closure-captures*/{ n in
            toggle(item, section, n)
          })
        }
      }
    }
    List {
      ForEach(Array(vm.filtered.enumerated()), id: \.offset) { index, w in
        if w.isNew {
          WallpaperCell(wallpaper: w, onToggle: /*!row-closure-captures*/{
            if w.isNew { toggle(w) }
          })
        } else {
          WallpaperCell(wallpaper: w) /*!row-closure-captures*/{
            Task { await vm.load(w) }
          }
        }
      }
    }
    List(vm.filtered, children: \.parts) { w in
      WallpaperCell(wallpaper: w) { vm.log() } onDelete: /*!row-closure-captures*/{ vm.delete(w) }
    }
  }
  func toggle(_ w: Wallpaper) {}
}
extension Gallery {
  var favourites: some View {
    ForEach(vm.favourites) { w in
      WallpaperCell(wallpaper: w) /*!row-closure-captures*/{ [weak vm, id = w.id] in vm?.toggle(id) }
    }
  }
}
struct Siblings: View {
  let vm: Model
  var body: some View {
    ForEach(vm.filtered) { w in
      // A sibling's parameter hides neither.
      WallpaperCell(wallpaper: w) /*!row-closure-captures*/{
        [1].forEach { w in print(w) }
        [2].forEach { vm in print(vm) }
        vm.load(w)
      }
    }
  }
}
