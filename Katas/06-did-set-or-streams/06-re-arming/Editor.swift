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
  var text = ""
  /// Every text that there was, for undo; the newest comes last.
  @ObservationIgnored private(set) var history: [String] = []
  @ObservationIgnored private let disk: Disk

  init(disk: Disk) {
    self.disk = disk
    listen()
  }

  private func listen() {
    // TODO: Writes get lost here, and no editor ever goes away.
    withObservationTracking {
      _ = text
    } onChange: {
      Task { @MainActor [weak self] in
        guard let self else { return }
        self.handle()
        self.listen()
      }
    }
  }

  private func handle() {
    history.append(text)
    disk.save(text)
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
