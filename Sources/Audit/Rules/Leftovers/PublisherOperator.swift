/// The names of Combine's operators.
enum PublisherOperator {
  /// All of them.
  static let all = unmistakable.union(ambiguous)
  /// Those that nothing but a publisher has.
  static let unmistakable: Set<String> = [
    "sink", "debounce", "throttle", "removeDuplicates", "combineLatest", "receive", "subscribe",
    "eraseToAnyPublisher", "switchToLatest", "handleEvents", "multicast", "autoconnect",
    "setFailureType", "replaceError", "tryMap", "mapError", "assign", "flatMapLatest",
    "measureInterval", "breakpointOnError", "share", "withLatestFrom",
  ]
  /// Those that collections, optionals or a project's own bindings have too.
  static let ambiguous: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "first", "last", "dropFirst", "drop", "prefix",
    "merge", "zip", "scan", "reduce", "collect", "count", "contains", "allSatisfy", "min", "max",
    "delay", "timeout", "retry", "catch", "print", "output", "append", "prepend", "encode",
    "decode", "replaceNil", "replaceEmpty", "ignoreOutput", "buffer",
  ]
}
