import Combine
import SwiftUI

final class Gallery: ObservableObject {
  /*!published*/@Published var wallpapers: [String] = []
  /*!published*/@Published private(set) var isLoading = false
  /*!published*/@Published
  var searchText = "" { didSet { reload() } }
  /*!published*/@SwiftUI.Published var path = ""
  #if DEBUG
    /*!published*/@Published var probe = 0
  #endif
  func reload() {}
}

class Base<T>: ObservableObject {
  /*!published*/@Published var value: T?
  /*!published*/@Published public var other: [Int: T] = [:]
  final class Inner: ObservableObject {
    /*!published*/@Published var depth = 1
  }
}

@MainActor open class Session: NSObject, ObservableObject {
  @MainActor /*!published*/@Published var user: String?
}

func local() {
  final class Local: ObservableObject { /*!published*/@Published var here = true }
}
