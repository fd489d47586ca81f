import SwiftUI

/// How many pieces the warehouse has.
@MainActor
@Observable
final class Warehouse {
  var pieces = 0
}

/// Follows the warehouse, and lets go of it when nobody needs the model.
@MainActor
@Observable
final class StockModel {
  private(set) var label = ""
  @ObservationIgnored private var following: Task<Void, Never>?

  init(warehouse: Warehouse) {
    following = Task { [weak self] in
      for await pieces in Observations({ warehouse.pieces }) {
        self?.label = "\(pieces) in stock"
      }
    }
  }

  deinit { following?.cancel() }
}
