import Foundation

extension RunLoop {
  /// Lets a timer run; it is held until it is invalidated.
  ///
  /// Differs from SwiftUI: the mode changes nothing.
  public func add(_ timer: ReleasingTimer, forMode mode: RunLoop.Mode) {
    timer.start(on: self)
  }
}
