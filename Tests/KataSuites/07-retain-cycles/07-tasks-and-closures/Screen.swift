import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  ChatView(model: ChatModel(server: Server()))
}
