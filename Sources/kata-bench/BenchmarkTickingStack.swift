import TrackingRuntime

/// All rows in a plain stack whose body also reads a clock.
struct BenchmarkTickingStack: View {
  let clock: BenchmarkClock
  let rows: [BenchmarkRow]

  var body: some View {
    VStack {
      Text("\(clock.ticks)")
      ForEach(rows) { BenchmarkRowView(row: $0) }
    }
  }
}
