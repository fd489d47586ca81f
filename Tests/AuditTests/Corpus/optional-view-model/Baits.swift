import SwiftUI

struct Villagers: View {
  @State private var /*bait*/sort: VillagersViewModel.Sort?
  @State private var /*bait*/id: PagingLibraryViewModel<Item>.ID?
  @State private var /*bait*/viewModel = VillagersViewModel()
  @Environment(VillagersViewModel.self) private var /*bait*/shared: VillagersViewModel?
  @State private var /*bait*/items: [VillagersViewModel?] = []
  @State private var /*bait*/make: (() -> VillagersViewModel?)?
  static var /*bait*/cached: VillagersViewModel?
  @Binding var /*bait*/shown: RowViewModel?
  weak var /*bait*/parent: ParentViewModel?
  private var /*bait*/current: RowViewModel? { items.first ?? nil }
  @State private var /*bait*/model: Model?
  @State private var /*bait*/viewModelName: String?
  var body: some View { Text("") }
}
struct Presenting: View {
  @State private var /*bait*/detail: DetailViewModel?
  @State private var /*bait*/chosen: RowViewModel?
  @State private var /*bait*/pushed: RowViewModel?
  var body: some View {
    List(rows, selection: $chosen) { Text($0.title) }
      .navigationDestination(item: self.$pushed) { Text($0.title) }.sheet(item: $detail) { Text($0.title) }
  }
}
final class Coordinator {
  var /*bait*/viewModel: AccountViewModel?
}
struct Plain {
  var /*bait*/viewModel: AccountViewModel?
}
struct Local: View {
  var body: some View {
    let /*bait*/viewModel: LocalViewModel? = nil
    Text(viewModel?.title ?? "")
  }
  func find(_ id: Int) -> /*bait*/RowViewModel? { nil }
}
