import SwiftUI

@Observable final class Index {
  var words: [String] = []
  @ObservationIgnored lazy var formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    return formatter
  }()
}
