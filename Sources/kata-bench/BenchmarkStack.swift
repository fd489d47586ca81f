import TrackingRuntime

/// All rows in a plain stack.
struct BenchmarkStack: View {
  let rows: [BenchmarkRow]

  var body: some View {
    VStack { ForEach(rows) { BenchmarkRowView(row: $0) } }
  }
}
