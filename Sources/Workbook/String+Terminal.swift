extension String {
  /// Quoted, with control characters and line ends escaped, for a name that a person or a disk gave.
  public var quotedForTerminal: String { String(reflecting: self) }

  /// Without the control characters that a terminal would obey; tabs and line ends stay.
  public var withoutControls: String {
    var kept = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      if !isControl || scalar == "\n" || scalar == "\t" { kept.append(scalar) }
    }
    return String(kept)
  }
}
