/// An initialiser as its declaration shows it.
struct InitialiserFacts: Sendable, Equatable {
  /// A parameter: its label, and whether a call may leave it out.
  struct Parameter: Sendable, Equatable {
    var label: String
    var hasDefault: Bool
  }

  /// Its parameters.
  var parameters: [Parameter] = []
  /// Whether nobody outside of the type, or of its file, can call it.
  var isPrivate = false
  /// What it does beyond filling the object, in a few words, if anything.
  var effect: String?
  /// The bare names that it writes to and does not declare: properties, or variables of the module.
  var writes: Set<String> = []
  /// The methods of its own that it calls.
  var calls: Set<String> = []

  /// Whether a call with these labels can mean this initialiser.
  func accepts(_ labels: [String]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if rest.first == parameter.label {
        rest = rest.dropFirst()
      } else if !parameter.hasDefault {
        return false
      }
    }
    return rest.isEmpty
  }
}
