#if canImport(Combine)
  /*!import-combine*/import Combine
#endif
struct Dead {}
