/// One thing in a submission, whatever it came in: a folder, an archive or a repository.
struct TreeEntry: Sendable, Equatable {
  /// What it is, as far as it matters here.
  enum Kind: Sendable, Equatable {
    /// A plain file of so many bytes.
    case file(size: Int)
    /// A link to something else, by name or by a second name for the same file.
    case symbolicLink, hardLink
    /// A device, a pipe, a socket.
    case special
  }

  /// The names on the way, the last its own; as they stand, so they may hold anything but `/` and NUL.
  let path: [String]
  let kind: Kind
  /// How an archive writes the path, where that is another way.
  var stored: String?

  /// The last name.
  var name: String { path.last ?? "" }
  /// The names before the last.
  var folders: ArraySlice<String> { path.dropLast() }
  /// The whole path as text that can be shown.
  var shown: String { path.joined(separator: "/").withoutLineEnds }
}

extension String {
  /// Without anything that could end a line or steer a terminal; cut at 200 characters.
  var withoutLineEnds: String {
    var kept = ""
    for scalar in unicodeScalars.prefix(200) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
        .unassigned:
        kept += "\u{FFFD}"
      default: kept.unicodeScalars.append(scalar)
      }
    }
    return kept
  }
}
