import SwiftUI

struct Item: Identifiable {
  let id: Int
  var isOn = false
}

@Observable final class Items { var all = [Item(id: 1), Item(id: 2)] }

struct ItemsView: View {
  @Bindable var items: Items

  var body: some View {
    ForEach($items.all) { $item in Toggle("\(item.id)", isOn: $item.isOn) }
  }
}
