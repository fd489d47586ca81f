/// Where the lines of a source start, to turn offsets into lines and columns.
package struct LineTable {
  private var starts: [Int] = [0]

  package init(_ source: String) {
    var source = source
    source.withUTF8 { units in
      var previous: UInt8 = 0
      for offset in units.indices {
        let unit = units[offset]
        // Every other sign stands above these two, but for a few.
        guard unit <= 0x0D else {
          previous = unit
          continue
        }
        if unit == 0x0A, previous == 0x0D {
          starts[starts.count - 1] = offset + 1
        } else if unit == 0x0A || unit == 0x0D {
          starts.append(offset + 1)
        }
        previous = unit
      }
    }
  }

  /// The UTF-8 offset of a line and a column, from 1, of this text.
  package func offset(line: Int, column: Int) -> Int {
    starts[max(0, min(line, starts.count) - 1)] + column - 1
  }

  /// The line and column, from 1, of a UTF-8 offset.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
