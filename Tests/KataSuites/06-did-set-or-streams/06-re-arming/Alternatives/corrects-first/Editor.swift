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
    willSet { history.append(newValue) }
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
    } onChange: { [weak self] in
      DispatchQueue.main.async {
        guard let self else { return }
        let corrected = self.text.replacingOccurrences(of: "--", with: "—")
        if corrected != self.text { self.text = corrected }
        self.disk.save(corrected)
        self.listen()
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
