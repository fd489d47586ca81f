import Foundation
import KataTesting
import SwiftUI
import Synchronization
import XCTest

/// A body on the main thread and work on another, at the same time: neither sees what the other
/// reads, and neither misses what it has read itself.
@MainActor
final class IsolationTests: XCTestCase {
  /// `@unchecked Sendable`: each test hands one object to one thread at a time.
  @Observable final class Model: @unchecked Sendable {
    var number = 0
  }

  /// Runs work on another thread and waits for it, so that it falls inside of whatever calls this.
  struct Elsewhere: Sendable {
    let work: @Sendable () -> Void
    func run() {
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        work()
        isDone.signal()
      }
      isDone.wait()
    }
  }

  struct Reader: View {
    let model: Model
    let elsewhere: Elsewhere
    var body: some View {
      let before = model.number
      let _ = elsewhere.run()
      Text("\(before) \(model.number)")
    }
  }

  func testABodyDoesNotDependOnWhatAnotherThreadReadsMeanwhile() async {
    let (mine, other) = (Model(), Model())
    let host = ViewHost(Reader(model: mine, elsewhere: Elsewhere { _ = other.number }))
    host.resetCounts()
    other.number = 1
    XCTAssertEqual(host.bodyCount(of: Reader.self), 0)
    mine.number = 1
    XCTAssertEqual(host.bodyCount(of: Reader.self), 1)
  }

  func testABodyDoesNotDependOnWhatAnotherThreadTracksMeanwhile() async {
    let (mine, other) = (Model(), Model())
    let told = Mutex(0)
    let host = ViewHost(
      Reader(
        model: mine,
        elsewhere: Elsewhere {
          withObservationTracking {
            _ = other.number
          } onChange: {
            told.withLock { $0 += 1 }
          }
        }))
    host.resetCounts()
    other.number = 1
    XCTAssertEqual(host.bodyCount(of: Reader.self), 0)
    XCTAssertEqual(told.withLock { $0 }, 1)
  }

  func testABodyStillDependsOnWhatAnotherThreadReadsAndWritesMeanwhile() async {
    let mine = Model()
    // The body waits: the object is handed to the other thread and back.
    let host = ViewHost(
      Reader(
        model: mine,
        elsewhere: Elsewhere {
          if mine.number == 0 { mine.number = 5 }
        }))
    host.resetCounts()
    mine.number = 6
    XCTAssertEqual(host.text, ["6 6"])
    XCTAssertEqual(host.bodyCount(of: Reader.self), 1)
  }

  struct Owner: View {
    @State private var count = 0
    let model: Model
    let read: @Sendable (Binding<Int>) -> Void
    var body: some View {
      let binding = $count
      VStack {
        Reader(model: model, elsewhere: Elsewhere { [read] in read(binding) })
        Button("Count") { count += 1 }
      }
    }
  }

  func testABodyDoesNotDependOnAStateThatAnotherThreadReadsMeanwhile() async {
    let seen = Mutex(-1)
    let host = ViewHost(
      Owner(model: Model()) { binding in
        let value = binding.wrappedValue
        seen.withLock { $0 = value }
      })
    XCTAssertEqual(seen.withLock { $0 }, 0)
    host.resetCounts()
    host.tap("Count")
    XCTAssertEqual(host.evaluations, [])
  }

  struct Plain: View {
    let model: Model
    var body: some View { Text("\(model.number)") }
  }

  func testEveryWriteRunsOneBodyWhileAnotherThreadIsBusyWithItsOwn() async {
    let (mine, other) = (Model(), Model())
    let isOver = Mutex(false)
    let hasBegun = Mutex(false)
    let host = ViewHost(Plain(model: mine))
    host.resetCounts()
    let busy = Task.detached {
      while !isOver.withLock({ $0 }) {
        withObservationTracking {
          _ = other.number
        } onChange: {
        }
        other.number += 1
        hasBegun.withLock { $0 = true }
      }
      return other.number
    }
    // On a loaded machine the other thread may come late.
    while !hasBegun.withLock({ $0 }) { await Task.yield() }
    for number in 1...500 {
      mine.number = number
      XCTAssertEqual(host.text, ["\(number)"])
    }
    isOver.withLock { $0 = true }
    let writes = await busy.value
    XCTAssertGreaterThan(writes, 0)
    XCTAssertEqual(host.bodyCount(of: Plain.self), 500)
    other.number = 0
    XCTAssertEqual(host.bodyCount(of: Plain.self), 500)
  }
}
