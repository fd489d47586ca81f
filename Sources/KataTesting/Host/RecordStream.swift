import Foundation
import KataEvents
import Synchronization

/// The stream of records to the parent: whole lines with the run's key and a number without gaps.
///
/// The key and the descriptor live in a closure only: in no argument, variable of the environment or
/// file, and in no property, so that `Mirror` cannot find them from XCTest's list of observers.
final class RecordStream: Sendable {
  private let writer: @Sendable (Record) -> Void

  init(descriptor: Int32, key: String) {
    // A child made by `fork` has this object too, and must not speak in the host's name.
    let process = getpid()
    let nextSequence = Mutex(0)
    writer = { record in
      guard getpid() == process else { _exit(HostStatus.lostStream) }
      nextSequence.withLock { sequence in
        let line = RecordLine(key: key, sequence: sequence, record: record)
        guard let data = try? JSONLine.encode(line), Self.send(data, to: descriptor) else {
          _exit(HostStatus.lostStream)
        }
        sequence += 1
      }
    }
  }

  /// Writes one record; leaves the process when the parent can no longer be told anything.
  func write(_ record: Record) { writer(record) }

  private static func send(_ data: Data, to descriptor: Int32) -> Bool {
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
