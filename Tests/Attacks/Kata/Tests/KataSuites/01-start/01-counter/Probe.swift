import KataTesting
import SwiftUI

@testable import Kata

@MainActor
func probe() -> Probe {
  Probe { probe in
    let counter = Counter()
    probe.value("steps") {
      counter.history.map { "\($0.from) to \($0.to)" }.joined(separator: ", ")
    }
    probe.act("count twice") {
      counter.increment()
      counter.increment()
    }
    return CounterView(counter: counter)
  }
}
