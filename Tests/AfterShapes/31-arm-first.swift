import Observation

@MainActor @Observable final class Store { var value = 0 }
@MainActor final class Log { var seen: [Int] = [] }

@MainActor func watch(_ store: Store, _ log: Log) {
  withObservationTracking {
    _ = store.value
  } onChange: {
    Task { @MainActor in
      watch(store, log)
      log.seen.append(store.value)
    }
  }
}
