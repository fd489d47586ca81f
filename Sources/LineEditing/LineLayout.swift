import CLibEdit

/// Where libedit puts the cursor when a prompt and a line wrap at the edge of the terminal.
///
/// libedit does not tell its row, and whoever prints above the prompt has to know how far up it began.
enum LineLayout {
  /// The columns that a text takes on one line.
  static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  /// How many rows below the start of the prompt the cursor stands after this text.
  static func row(after text: String, columns: Int) -> Int {
    var row = 0
    var column = 0
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        row += 1
        column = 0
        continue
      }
      let width = width(of: scalar)
      // A wide character is never cut in two: it goes to the next row whole.
      if width > 1 && column + width > columns {
        row += 1
        column = 0
      }
      column += width
      if column >= columns {
        row += 1
        column -= columns
      }
    }
    return row
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    let width = Int(cle_width(scalar.value))
    return width >= 0 ? width : 2  // A control character is shown as ^X.
  }
}
