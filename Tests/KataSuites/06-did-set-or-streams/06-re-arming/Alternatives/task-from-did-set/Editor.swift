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
      saveSoon()
    }
  }
  /// Every text that there was, for undo; the newest comes last.
  @ObservationIgnored private(set) var history: [String] = []
  @ObservationIgnored private let disk: Disk
  @ObservationIgnored private var saving: Task<Void, Never>?

  init(disk: Disk) {
    self.disk = disk
    saving = nil
  }

  private func saveSoon() {
    saving?.cancel()
    saving = Task { [weak self] in
      guard !Task.isCancelled, let self else { return }
      self.disk.save(self.text)
      if self.text.contains("--") {
        self.text = self.text.replacingOccurrences(of: "--", with: "—")
      }
    }
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
