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
    didSet { history.append(text) }
  }
  /// Every text that there was, for undo; the newest comes last.
  @ObservationIgnored private(set) var history: [String] = []
  @ObservationIgnored private let disk: Disk
  @ObservationIgnored private var saving: Task<Void, Never>?

  init(disk: Disk) {
    self.disk = disk
    saving = Task { [weak self] in
      var saved = ""
      while !Task.isCancelled {
        if let text = self?.text, text != saved {
          saved = text
          self?.handle()
        }
        try? await Task.sleep(for: .milliseconds(5))
      }
    }
  }

  deinit {
    saving?.cancel()
  }

  private func handle() {
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
