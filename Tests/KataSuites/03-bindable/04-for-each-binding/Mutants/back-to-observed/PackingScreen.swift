import SwiftUI

struct Item: Identifiable {
  let id: Int
  var title: String
  var isPacked = false
}

final class Trip: ObservableObject {
  @Published var name = "Lake"
  @Published var items = [
    Item(id: 1, title: "Towel"), Item(id: 2, title: "Socks"), Item(id: 3, title: "Socks"),
  ]
}

struct PackingScreen: View {
  @ObservedObject var trip: Trip

  var body: some View {
    VStack {
      TripName(trip: trip)
      Text("Packed: \(trip.items.filter(\.isPacked).count) of \(trip.items.count)")
      Button("Turn round") { trip.items.reverse() }
      ForEach($trip.items) { $item in
        ItemRow(item: $item)
      }
    }
  }
}

struct TripName: View {
  @ObservedObject var trip: Trip

  var body: some View {
    Text("To the \(trip.name)")
  }
}

struct ItemRow: View {
  @Binding var item: Item
  @State private var isOpen = false

  var body: some View {
    HStack {
      Toggle(item.title, isOn: $item.isPacked)
      Button("More about \(item.title)") { isOpen.toggle() }
      if isOpen {
        TextField("Title", text: $item.title)
      }
    }
  }
}
