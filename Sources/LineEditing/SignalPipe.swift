import Foundation

/// Brings signals to the event loop: the handler writes the signal's number into a pipe.
///
/// libedit's own handling (`EL_SIGNAL`) re-arms only inside its built-in reader, which we replace, and
/// resizes inside the handler, which is unsafe. A handler, unlike `SIG_IGN` or a blocked signal, is not
/// inherited by children.
final class SignalPipe: Sendable {
  /// The one of the process; made once, before the first handler is set.
  static let shared = SignalPipe()

  private let pipe = EventPipe()

  /// Readable when a signal has come.
  var descriptor: Int32 { pipe.readEnd }

  private init() {}

  /// From now on the signal comes through the pipe.
  func receive(_ signal: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      let saved = errno
      SignalPipe.shared.pipe.write(UInt8(truncatingIfNeeded: number))
      errno = saved
    }
    action.sa_flags = SA_RESTART
    sigaction(signal, &action, nil)
  }

  /// From now on the signal does what it does to any process.
  func restore(_ signal: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = SIG_DFL
    sigaction(signal, &action, nil)
  }

  /// The signals that have come since the last call, in order.
  func take() -> [Int32] {
    pipe.drain().map(Int32.init)
  }
}
