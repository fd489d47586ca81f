import Combine
import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  TripView(
    model: TripModel(announcements: Empty().eraseToAnyPublisher(), traveller: "Mei"))
}
