/// The project's calls of memberwise initialisers, to see whether another order of parameters fits.
struct MemberwiseCalls {
  private var calls: [String: [CallSite]] = [:]
  private var inferred: [CallSite] = []

  init(_ surveys: [FileSurvey], _ lookup: TypeLookup) {
    for call in surveys.lazy.flatMap(\.calls) {
      guard let type = call.type else {
        inferred.append(call)
        continue
      }
      let finding = lookup.type(type, in: call.spot.container, generics: call.spot.generics)
      if case .declared(let name) = finding { calls[name, default: []].append(call) }
    }
  }

  /// Whether every call of a type's initialiser passes its arguments in the order of `parameters`.
  func allow(_ parameters: [String], for type: String) -> Bool {
    let places = Dictionary(
      parameters.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    func fits(_ call: CallSite) -> Bool {
      let passed = call.labels.compactMap { places[$0] }
      return passed == passed.sorted()
    }
    return calls[type, default: []].allSatisfy { fits($0) && !$0.hasTrailingClosure }
      && inferred.allSatisfy(fits)
  }
}
