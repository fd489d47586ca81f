import SwiftUI

@Observable final class Row { var title = "t" }

@Observable final class Holder {
  private(set) weak var row: Row?
  private(set) var title = ""

  func show(_ row: Row?) {
    self.row = row
    title = row?.title ?? ""
  }
}
