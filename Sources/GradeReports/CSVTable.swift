/// A CSV file as a spreadsheet or a school's system exports it: quotes, commas and line ends in cells.
struct CSVTable {
  /// The rows, the header among them.
  var rows: [[String]]

  /// Reads a file's text.
  init(_ text: String) {
    rows = []
    var row: [String] = []
    var cell = ""
    var isQuoted = false
    var characters = Array(text.unicodeScalars)[...]
    if characters.first == "\u{FEFF}" { characters.removeFirst() }
    func endCell() {
      row.append(cell)
      cell = ""
    }
    while let scalar = characters.popFirst() {
      if isQuoted {
        if scalar == "\"" {
          if characters.first == "\"" {
            cell.unicodeScalars.append(scalar)
            characters.removeFirst()
          } else {
            isQuoted = false
          }
        } else {
          cell.unicodeScalars.append(scalar)
        }
        continue
      }
      switch scalar {
      case "\"" where cell.isEmpty: isQuoted = true
      case ",": endCell()
      case "\r": break
      case "\n":
        endCell()
        rows.append(row)
        row = []
      default: cell.unicodeScalars.append(scalar)
      }
    }
    if !cell.isEmpty || !row.isEmpty {
      endCell()
      rows.append(row)
    }
  }

  /// The file's text, each cell quoted where it has to be.
  var text: String {
    rows.map { row in
      row.map { cell in
        cell.contains(where: { ",\"\n\r".contains($0) })
          ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
      }.joined(separator: ",")
    }.joined(separator: "\n") + "\n"
  }
}
