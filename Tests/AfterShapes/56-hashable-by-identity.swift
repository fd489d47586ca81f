import SwiftUI

@Observable final class Row: Hashable {
  var title = ""

  static func == (one: Row, other: Row) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
