import Foundation

/// A text beside the file whose place it is to take.
struct SourceDraft {
  /// The file, as it was named.
  let path: String
  private let target: String
  /// Where the text lies.
  private let text: String
  /// Where what stood in the file lies, until all is done.
  let former: String

  init(path: String, target: String) {
    self.path = path
    self.target = target
    // What a run that was killed left behind stands in nobody's way.
    let mark = String(UInt32.random(in: .min ... .max), radix: 36)
    text = "\(target).kata-\(mark).draft"
    former = "\(target).kata-\(mark).former"
  }

  /// Opens the place of the text; below 0 when that cannot be done.
  func open() -> Int32 { Foundation.open(text, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644) }

  /// Keeps what stands in the file, for `putBack`.
  func keepFormer() -> String? {
    if link(target, former) == 0 { return nil }
    // Some file systems have no second names: then the file itself is moved for the moment.
    return rename(target, former) == 0 ? nil : WriteFailure.system.reason
  }

  /// Makes the text the file; the reason when that cannot be done.
  func takePlace() -> String? {
    rename(text, target) == 0 ? nil : WriteFailure.system.reason
  }

  /// Gives the file what stood in it; false when that cannot be done.
  func putBack() -> Bool {
    guard access(former, F_OK) == 0 else { return true }
    guard rename(former, target) == 0 else { return false }
    // Two names of one file are not renamed: the second one goes.
    unlink(former)
    return true
  }

  /// Takes the text away that took no place.
  func clear() { unlink(text) }

  /// Forgets what stood in the file.
  func forgetFormer() { unlink(former) }
}
