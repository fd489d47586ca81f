import SwiftUI

@Observable class Document { var name = "" }

@Observable final class SharedDocument: Document {
  var readers = 0

  override init() { super.init() }
}
