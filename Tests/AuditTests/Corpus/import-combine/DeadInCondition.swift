#if canImport(Combine)
  /*!import-combine*/import Combine
#endif
@preconcurrency /*!x*/import Foundation
let a = 1
