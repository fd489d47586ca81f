#if compiler(>=6.3)
  @_spi(ExperimentalCustomExecutors) import _Concurrency
  import KataTesting
  import SwiftUI
  import XCTest

  /// Who runs what `Task.yield()` comes back by.
  @MainActor
  final class PoolExecutorTests: XCTestCase {
    // By the toolchain's own executor it comes back uncounted, and `settle()` takes it for at rest
    // where the threads have no time for it: SettleTests on a busy machine.
    func testFromTheFirstScreenOnTheDefaultExecutorIsNotTheToolchainsOwn() async {
      let host = ViewHost(Text("screen"))
      XCTAssertFalse(Task.defaultExecutor === PlatformExecutorFactory.defaultExecutor)
      host.unmount()
    }
  }
#endif
