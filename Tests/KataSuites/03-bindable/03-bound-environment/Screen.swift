import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  ReaderScreen(settings: ReaderSettings(), sync: Sync())
}
