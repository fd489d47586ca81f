import Foundation
import KataEvents
import Synchronization

/// The stream of records to the parent: whole lines with the run's key and a number without gaps.
///
/// The key lives in this object only; it is in no argument, variable of the environment or file.
final class RecordStream: Sendable {
  private let descriptor: Int32
  private let key: String
  /// A child made by `fork` has this object too, and must not speak in the host's name.
  private let process = getpid()
  private let nextSequence = Mutex(0)

  init(descriptor: Int32, key: String) {
    self.descriptor = descriptor
    self.key = key
  }

  /// Writes one record; leaves the process when the parent can no longer be told anything.
  func write(_ record: Record) {
    guard getpid() == process else { _exit(HostStatus.lostStream) }
    nextSequence.withLock { sequence in
      let line = RecordLine(key: key, sequence: sequence, record: record)
      guard let data = try? JSONLine.encode(line), send(data) else {
        _exit(HostStatus.lostStream)
      }
      sequence += 1
    }
  }

  private func send(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let slice = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(descriptor, slice.baseAddress, slice.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
