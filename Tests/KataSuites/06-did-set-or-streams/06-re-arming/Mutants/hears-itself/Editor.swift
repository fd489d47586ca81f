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
    // Whoever needs each value cannot wait for a task: only the observer sees every write.
    didSet { history.append(text) }
  }
  /// Every text that there was, for undo; the newest comes last.
  @ObservationIgnored private(set) var history: [String] = []
  @ObservationIgnored private let disk: Disk

  init(disk: Disk) {
    self.disk = disk
    listen()
  }

  private func listen() {
    withObservationTracking {
      _ = text
      // Weak out here: this closure is kept by the editor's own registrar until the next change. A
      // weak capture inside it alone would make it capture `self` strongly.
    } onChange: { [weak self] in
      Task { @MainActor in
        guard let self else { return }
        // First listen, then act: a write of `handle()` finds somebody who hears it.
        self.listen()
        self.handle()
      }
    }
  }

  private func handle() {
    let corrected = text.replacingOccurrences(of: "--", with: "—")
    if corrected != text { text = corrected }
    disk.save(text)
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
