/// What lies on the disk. It belongs to the system: it stays as it is, and it tells nobody.
@MainActor
final class Disk {
  private var files = ["Sea": ["Wave", "Shell"], "Sky": ["Cloud"]]

  func names(in folder: String) -> [String] {
    files[folder] ?? []
  }

  func write(_ names: [String], to folder: String) {
    files[folder] = names
  }
}
