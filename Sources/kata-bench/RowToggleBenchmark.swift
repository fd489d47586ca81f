import Foundation
import Observation
import TrackingRuntime

/// What it costs when one of many per-row models changes, beside the least that it could cost.
///
/// The floor re-arms one `withObservationTracking` and calls the same body; the figure is the same
/// write followed by the runtime's whole pass.
@MainActor
enum RowToggleBenchmark {
  /// The row counts that are measured.
  static let sizes = [60, 1_000, 10_000]
  private static let toggles = 20_000
  private static let rounds = 7

  /// Prints one line a row count, with the limits above.
  static func run() {
    // What is worked out once a type is worked out here.
    ViewGraph(BenchmarkStack(rows: makeRows(1))).tearDown()
    print("A row toggles: one @Observable model a row in a plain stack (medians)")
    print("  rows   floor µs   figure µs   ratio   mount µs/row   parent again µs/child")
    print("  limit                       ≤  2.50           ≤ 8.00                 ≤ 0.500")
    for size in sizes { print(line(size: size)) }
    print("Memory, bytes a row above the models")
    print("  rows      floor    mounted   above the floor   left when all is gone")
    print("  limit                                 ≤ 2048                       0")
    for size in sizes { print(memoryLine(size: size)) }
  }

  private static func line(size: Int) -> String {
    let bareRows = makeRows(size)
    let rows = makeRows(size)
    let graph = ViewGraph(BenchmarkStack(rows: rows), visibleRows: 20)
    // Turn about, so that whatever else the machine does falls on all of them.
    var (floors, figures): ([Double], [Double]) = ([], [])
    var (mounts, parents): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      floors.append(measureFloor(rows: bareRows))
      figures.append(measureToggles(of: rows, on: graph))
      mounts.append(measureMount(size: size))
      parents.append(measureParent(rows: makeRows(size)))
    }
    graph.tearDown()
    let (floor, figure) = (median(of: floors), median(of: figures))
    return String(
      format: "  %5d  %8.2f  %9.2f  %6.2f  %12.2f  %14.3f", size, floor * 1e6, figure * 1e6,
      figure / floor, median(of: mounts) * 1e6, median(of: parents) * 1e6)
  }

  private static func memoryLine(size: Int) -> String {
    let before = HeapMemory.bytesInUse ?? 0
    var rows = makeRows(size)
    let models = HeapMemory.bytesInUse ?? 0
    var graph: ViewGraph? = ViewGraph(BenchmarkStack(rows: rows), visibleRows: 20)
    let mounted = (HeapMemory.bytesInUse ?? 0) - models
    graph?.tearDown()
    graph = nil
    rows = []
    let left = (HeapMemory.bytesInUse ?? 0) - before
    let bareRows = makeRows(size)
    let bareModels = HeapMemory.bytesInUse ?? 0
    for row in bareRows { arm(row) }
    let floor = withExtendedLifetime(bareRows) { (HeapMemory.bytesInUse ?? 0) - bareModels }
    func each(_ bytes: Int) -> Double { Double(bytes) / Double(size) }
    return String(
      format: "  %5d  %9.0f  %9.0f  %16.0f  %22.0f", size, each(floor), each(mounted),
      each(mounted - floor), each(left))
  }

  private static func makeRows(_ count: Int) -> [BenchmarkRow] {
    (0..<count).map { BenchmarkRow(id: $0) }
  }

  /// Seconds for one toggle with nothing but the toolchain's tracking.
  private static func measureFloor(rows: [BenchmarkRow]) -> Double {
    for row in rows {
      row.isFavorite.toggle()
      arm(row)
    }
    let time = seconds {
      for index in 0..<toggles {
        let row = rows[(index &* 7919) % rows.count]
        row.isFavorite.toggle()
        arm(row)
      }
    }
    return time / Double(toggles)
  }

  private static func arm(_ row: BenchmarkRow) {
    let view = BenchmarkRowView(row: row)
    let flag = fired
    let body = withObservationTracking {
      view.body
    } onChange: {
      flag.fire()
    }
    withExtendedLifetime(body) {}
  }

  private static let fired = FiringFlag()

  /// Seconds for one toggle as an event on a mounted graph, history included.
  private static func measureToggles(of rows: [BenchmarkRow], on graph: ViewGraph) -> Double {
    let time = seconds {
      for index in 0..<toggles {
        graph.perform { rows[(index &* 7919) % rows.count].isFavorite.toggle() }
      }
    }
    graph.forgetEvaluations()
    return time / Double(toggles)
  }

  /// Seconds a row for a first mount.
  private static func measureMount(size: Int) -> Double {
    let rows = makeRows(size)
    var mounted: ViewGraph?
    let time = seconds { mounted = ViewGraph(BenchmarkStack(rows: rows), visibleRows: 20) }
    mounted?.tearDown()
    return time / Double(size)
  }

  /// Seconds a child when the parent's body runs again and every child is unchanged.
  private static func measureParent(rows: [BenchmarkRow]) -> Double {
    let clock = BenchmarkClock()
    let graph = ViewGraph(BenchmarkTickingStack(clock: clock, rows: rows))
    let passes = max(3, 20_000 / rows.count)
    let time = seconds { for _ in 0..<passes { graph.perform { clock.ticks += 1 } } }
    graph.tearDown()
    return time / Double(passes * rows.count)
  }

  private static func median(of times: [Double]) -> Double { times.sorted()[times.count / 2] }

  private static func seconds(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work)
    let parts = duration.components
    return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
  }
}
