extension LineDiff {
  /// The hunks with three lines around each change; empty when the texts are the same.
  public func unified(from oldName: String, to newName: String, context: Int = 3) -> String {
    let changes = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
    guard !changes.isEmpty else { return "" }
    var text = "--- \(oldName)\n+++ \(newName)\n"
    var hunks: [Range<Int>] = []
    for index in changes {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    var (old, new, position) = (1, 1, 0)
    for hunk in hunks {
      // Between hunks every line is in both texts.
      old += hunk.lowerBound - position
      new += hunk.lowerBound - position
      let (oldCount, newCount) = counts(hunk)
      text += "@@ -\(span(old, oldCount)) +\(span(new, newCount)) @@\n"
      for line in lines[hunk] {
        switch line {
        case .same(let line): text += " \(line)\n"
        case .removed(let line): text += "-\(line)\n"
        case .added(let line): text += "+\(line)\n"
        }
      }
      old += oldCount
      new += newCount
      position = hunk.upperBound
    }
    return text
  }

  private func counts(_ hunk: Range<Int>) -> (old: Int, new: Int) {
    lines[hunk].reduce(into: (0, 0)) { counts, line in
      switch line {
      case .same: counts = (counts.0 + 1, counts.1 + 1)
      case .removed: counts.0 += 1
      case .added: counts.1 += 1
      }
    }
  }

  /// A hunk's place; an empty side is named by the line before it, as diff does.
  private func span(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start)" : "\(count == 0 ? start - 1 : start),\(count)"
  }
}
