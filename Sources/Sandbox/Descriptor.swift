import Glibc

/// A file descriptor that is closed once, at the latest when nobody holds it.
final class Descriptor {
  private(set) var number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  var isOpen: Bool { number >= 0 }

  func close() {
    guard number >= 0 else { return }
    _ = Glibc.close(number)
    number = -1
  }

  /// Lets reads return at once when there is nothing to read.
  func makeNonBlocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  deinit {
    close()
  }
}
