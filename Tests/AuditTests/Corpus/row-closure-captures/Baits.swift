import SwiftUI

struct Cell: View {
  let wallpaper: Wallpaper
  let onToggle: () -> Void
  var body: some View { Text("") }
}
struct EqualCell: View, Equatable {
  let wallpaper: Wallpaper
  let onToggle: () -> Void
  static func == (a: Self, b: Self) -> Bool { a.wallpaper == b.wallpaper }
  var body: some View { Text("") }
}
struct Card<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}
struct Plain { let onToggle: () -> Void }
struct IdCell: View {
  let wallpaper: Wallpaper
  let onToggle: (Int) -> Void
  var body: some View { Text("") }
}
struct Gallery: View {
  @State private var vm = GalleryModel()
  var body: some View {
    List(vm.filtered) { w in
      Button("Toggle") /*bait*/{ vm.toggle(w.id) }
      Text(w.title).onTapGesture /*bait*/{ vm.toggle(w.id) }
      Cell(wallpaper: w, onToggle: /*bait*/vm.toggleAll)
      Cell(wallpaper: w) /*bait*/{ vm.toggleAll() }
      Cell(wallpaper: w) /*bait*/{ print(w.id) }
      EqualCell(wallpaper: w) /*bait*/{ vm.toggle(w.id) }
      Card(title: w.title) /*bait*/{ Text(vm.name(w)) }
      Elsewhere(wallpaper: w) /*bait*/{ vm.toggle(w.id) }
      IdCell(wallpaper: w) /*bait*/{ w in vm.toggle(w) }
      IdCell(wallpaper: w, onToggle: /*bait*/{ [vm] in vm.toggle($0) })
      Section /*bait*/{ Text(vm.name(w)) }
    }
    ForEach(vm.filtered) { Cell(wallpaper: $0) /*bait*/{ vm.toggle($0) } }
    ForEach(vm.filtered) { w in
      let plain = Plain(onToggle: /*bait*/{ vm.toggle(w.id) })
      Text("\(plain)")
    }
    Group { Cell(wallpaper: vm.first) /*bait*/{ vm.toggle(vm.first.id) } }
    vm.items.map { w in Cell(wallpaper: w) /*bait*/{ vm.toggle(w.id) } }
    ForEach(vm.filtered) { w in
      Cell(wallpaper: w) /*bait*/{
        let w = vm.first
        vm.toggle(w.id)
      }
    }
  }
}
