import Foundation
import SwiftUI

/// Remembers what was saved; the newest comes last.
@MainActor
final class Disk {
  private(set) var saves: [String] = []

  func save(_ text: String) {
    saves.append(text)
  }
}

@MainActor @Observable
final class Editor {
  var text = "" {
    didSet {
      history.append(text)
      disk.save(text)
      handle()
    }
  }
  /// Every text that there was, for undo; the newest comes last.
  @ObservationIgnored private(set) var history: [String] = []
  @ObservationIgnored private let disk: Disk

  init(disk: Disk) {
    self.disk = disk
    history = []
  }

  private func handle() {
    let corrected = text.replacingOccurrences(of: "--", with: "—")
    if corrected != text { text = corrected }
  }
}

struct EditorView: View {
  @Bindable var editor: Editor

  var body: some View {
    VStack {
      TextField("Text", text: $editor.text)
      Text("Reads \(editor.text)")
    }
  }
}
