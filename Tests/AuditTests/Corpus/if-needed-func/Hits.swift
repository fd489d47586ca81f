import Foundation

func /*!if-needed-func*/bootstrapIfNeeded() {}
protocol Loading {
  func /*!if-needed-func*/loadIfNeeded() async
  static func /*!if-needed-func*/migrateIfNeeded() throws
}
final class Store {
  func /*!if-needed-func*/reloadIfNeeded(force: Bool = false) {}
  private func /*!if-needed-func*/IfNeeded() {}
  class func /*!if-needed-func*/setUpIfNeeded<T>(_ value: T) {}
  override func /*!if-needed-func*/layoutIfNeeded() {}
  func outer() {
    func /*!if-needed-func*/innerIfNeeded() {}
  }
}
extension Store {
  @MainActor func /*!if-needed-func*/saveIfNeeded() async {}
  #if DEBUG
    func /*!if-needed-func*/printIfNeeded() {}
  #endif
  nonisolated func /*!if-needed-func*/closeIfNeeded() -> Bool { true }
}
