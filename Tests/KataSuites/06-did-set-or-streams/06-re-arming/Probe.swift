import KataTesting
import SwiftUI

@testable import Kata

/// The screen, and what was saved last: the same may be saved twice.
@MainActor
func probe() -> Probe {
  Probe { probe in
    let disk = Disk()
    let editor = Editor(disk: disk)
    probe.value("saved") { disk.saves.last ?? "" }
    return EditorView(editor: editor)
  }
}
