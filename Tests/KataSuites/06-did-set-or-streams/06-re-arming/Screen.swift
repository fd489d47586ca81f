import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  EditorView(editor: Editor(disk: Disk()))
}
