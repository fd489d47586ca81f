import Combine
import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  DashboardView(
    model: DashboardModel(
      car: Car(), speeds: Empty().eraseToAnyPublisher(), center: NotificationCenter()))
}
