/*!import-combine*/import Combine
import SwiftUI

/// An ObservableObject once.
@Observable final class Model {
  var items = [1, 2].map { $0 }.filter { $0 > 1 }
  var text = "AnyCancellable"
}
