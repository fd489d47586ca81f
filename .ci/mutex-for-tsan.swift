// Four threads add to one number, under a Mutex or without: what Thread Sanitizer has to say
// about it shows whether its word can be trusted. See mutex-for-tsan.c.
import Foundation
import Synchronization

final class Counter: @unchecked Sendable {  // on purpose: `race` is the race to be found
  let mutex = Mutex(())
  var value = 0
}

final class Work {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}

let isLocked = CommandLine.arguments.last == "mutex"
let counter = Counter()
var threads = [pthread_t](repeating: pthread_t(), count: 4)
for index in threads.indices {
  let work = Work {
    for _ in 0..<100_000 {
      if isLocked { counter.mutex.withLock { _ in counter.value += 1 } } else { counter.value += 1 }
    }
  }
  pthread_create(
    &threads[index], nil,
    { argument in
      if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
      return nil
    }, Unmanaged.passRetained(work).toOpaque())
}
for thread in threads { pthread_join(thread, nil) }
print(counter.value)
