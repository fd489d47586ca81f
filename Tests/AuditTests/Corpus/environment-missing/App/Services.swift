import SwiftUI

extension View {
  func withServices() -> some View { withPlayer().environment(Downloads()) }
  func withPlayer() -> some View { environment(Player()) }
  func cardStyle() -> some View { padding().background(.thinMaterial) }
}
