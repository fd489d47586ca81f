import TrackingRuntime

/// One row, as small as a row can be.
struct BenchmarkRowView: View {
  let row: BenchmarkRow

  var body: some View { Text(row.isFavorite ? "★" : "☆") }
}
