import Foundation

extension SaveWatch {
  /// Waits until a Swift file is saved, for at most this long; true when one was.
  func wait(milliseconds: Int32) -> Bool {
    var polled = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    if poll(&polled, 1, milliseconds) > 0 { return takeSave() }
    return hasChanged()
  }
}
