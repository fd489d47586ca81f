import SwiftUI

/// A card with a rating from one to five.
struct RatingCard: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
      ratingRow
    }
  }

  let title: String
  @State private var rating = 0
  @State private var isEditing = false

  private var ratingRow: some View {
    HStack {
      ForEach(1..<6) { value in
        Button(value <= rating ? "★ \(value)" : "☆ \(value)") { rating = value }
      }
      Toggle("Edit", isOn: $isEditing)
    }
  }
}
