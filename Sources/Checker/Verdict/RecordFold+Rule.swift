import Glibc
import KataEvents
import Sandbox

extension RecordFold {
  /// What ended the run or spoilt it, as a slug; nil where the tests themselves decide.
  func rule(ending: Ending) -> String? {
    if breach != nil { return "record-stream" }
    return switch ending {
    case .stopped(.time), .signalled(SIGXCPU): current == nil ? "idle" : "test-time"
    case .stopped(.memory): "memory"
    case .stopped(.threads): "threads"
    case .stopped(.output): "output"
    case .stopped: nil
    case .signalled(let signal): "signal-\(signal)"
    case .exited(HostStatus.deaf): "silenced-test"
    case .exited(HostStatus.lostStream): "closed-stream"
    case .exited(HostStatus.cannotOpen): "cannot-open"
    case .exited(0) where hasEnded: nil
    case .exited: "early-exit"
    }
  }
}
