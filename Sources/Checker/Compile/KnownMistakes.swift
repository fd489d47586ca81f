import Foundation

/// The mistakes people make when they migrate, by the compiler's message, in plain words.
///
/// The ids are those of the behaviour reference's table of compile errors.
enum KnownMistakes {
  /// One mistake: the parts that the message must hold, in order, and what to do.
  struct Mistake: Sendable {
    /// Empty for what is nobody's mistake and in no table.
    let id: String
    let parts: [String]
    /// What the source line must hold, where the message alone could mean many things.
    var line = ""
    let words: String
  }

  /// The sentence for an error, with the id at its end.
  static func explanation(of error: Diagnostic) -> String? {
    guard error.severity == .error else { return nil }
    let found = all.first { mistake in
      holds(error.message, mistake.parts)
        && (mistake.line.isEmpty || error.excerpt.contains(mistake.line))
    }
    guard let mistake = found else { return nil }
    return mistake.id.isEmpty ? mistake.words : "\(mistake.words) [\(mistake.id)]"
  }

  private static func holds(_ message: String, _ parts: [String]) -> Bool {
    var rest = Substring(message)
    for part in parts {
      guard let range = rest.range(of: part, options: .caseInsensitive) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  /// The first that fits is taken, so the narrow ones stand before the wide ones.
  static let all: [Mistake] = [
    Mistake(
      id: "", parts: ["external macro implementation type 'SwiftUIMacros", "could not be found"],
      words: "The program that expands #Preview, @Previewable and @Entry does not run: that is no"
        + " fault of your code, and `kata doctor` tells more. Until then do without the macro."),
    Mistake(
      id: "X01", parts: ["struct 'ObservedObject' requires that", "conform to 'ObservableObject'"],
      words: "An @Observable model needs no wrapper when it is handed down: write `let` or `var`."),
    Mistake(
      id: "X02", parts: ["struct 'StateObject' requires that", "conform to 'ObservableObject'"],
      words: "The owner of an @Observable model holds it in @State instead of @StateObject."),
    Mistake(
      id: "X03",
      parts: ["struct 'EnvironmentObject' requires that", "conform to 'ObservableObject'"],
      words: "An @Observable model is read from the environment with @Environment(Model.self)."),
    Mistake(
      id: "X32", parts: ["type 'any ", "cannot conform to 'ObservableObject'"],
      words: "A wrapper needs a concrete model type; make the view generic or name the class."),
    Mistake(
      id: "X12",
      parts: ["method 'environmentObject' requires that", "conform to 'ObservableObject'"],
      words: "An @Observable model is handed to the environment with .environment(model)."),
    Mistake(
      id: "X13", parts: ["method 'environment' requires that", "conform to 'Observable'"],
      words: ".environment(model) takes an @Observable model; an ObservableObject goes through"
        + " .environmentObject(model)."),
    Mistake(
      id: "X14", parts: ["no exact matches in call to initializer"], line: "@Environment(",
      words: "@Environment(Model.self) takes an @Observable class by its own name, neither an"
        + " ObservableObject nor a protocol."),
    Mistake(
      id: "X15", parts: ["invalid redeclaration of synthesized property"],
      words: "@Observable tracks stored properties by itself: remove @Published."),
    Mistake(
      id: "X15", parts: ["property wrapper cannot be applied to a computed property"],
      words:
        "@Observable makes stored properties computed, so a wrapper such as @Published does not"
        + " fit: remove it, or add @ObservationIgnored."),
    Mistake(
      id: "X19", parts: ["has no dynamic member '$"],
      words: "An @Observable model has no $property publishers: observe with onChange(of:), didSet"
        + " or Observations."),
    Mistake(
      id: "X17", parts: ["value of type", "has no member '$"],
      words: "An @Observable model has no $property publishers: observe with onChange(of:), didSet"
        + " or Observations."),
    Mistake(
      id: "X18", parts: ["objectWillChange"],
      words:
        "@Observable has no objectWillChange: changes are found by property, so remove the call"
        + " or use withObservationTracking."),
    Mistake(
      id: "X04", parts: ["cannot find '$", "' in scope"],
      words: "There is no binding or publisher of that name: declare the model with @Bindable (in a"
        + " body: `@Bindable var model = model`), write ForEach($items) for rows, or use didSet"
        + " instead of a publisher (also X05, X16, X22, X30)."),
    Mistake(
      id: "X10", parts: ["must be unwrapped to refer to member"],
      words: "The value is Optional: unwrap it first, such as `if let model {"
        + " @Bindable var model = model … }`."),
    Mistake(
      id: "X20", parts: ["@Bindable only works with Observable types"],
      words: "@Bindable is for @Observable models: keep @ObservedObject, or migrate the model."),
    Mistake(
      id: "X21", parts: ["initializer is inaccessible due to 'private' protection level"],
      words: "A private stored property without a default value makes the memberwise initializer"
        + " private: give it a default, write an init, or drop `private` (also X28)."),
    Mistake(
      id: "X26", parts: ["cannot assign to property", "is a get-only property"],
      words:
        "The property can only be read (an @Environment property always is): change the model's"
        + " own properties instead (also X24)."),
    Mistake(
      id: "X23", parts: ["cannot assign to property", "is a 'let' constant"],
      words: "Only a `var` can be written, by an assignment or through a binding."),
    Mistake(
      id: "X25", parts: ["setter is inaccessible"],
      words: "Only the model may write this property: call one of its methods, or drop"
        + " `private(set)`."),
    Mistake(
      id: "X31", parts: ["cannot use mutating member on immutable value"],
      words: "A row's element is a copy: change it in the model, or iterate over bindings with"
        + " ForEach($items) { $item in … }."),
    Mistake(
      id: "X34", parts: ["Iteration' has no member 'finished'"],
      words: "In untilFinished a value is .next(value) and the end is .finish."),
    Mistake(
      id: "X35", parts: ["does not conform to the 'Sendable' protocol"], line: "Observations",
      words: "What Observations emits crosses to another task: its type must be Sendable."),
    Mistake(
      id: "M01", parts: ["'@Observable' cannot be applied to"],
      words: "@Observable is for classes: make it a `final class` (also M02, M03)."),
    Mistake(
      id: "M04", parts: ["'lazy' cannot be used on a computed property"],
      words: "@Observable makes the property computed: write `@ObservationIgnored lazy var`."),
    Mistake(
      id: "M06", parts: ["class '", "has no initializers"],
      words: "Every stored property of the class needs a default value, or the class needs an init."
    ),
    Mistake(
      id: "M07", parts: ["unknown attribute 'Observable'"],
      words: "@Observable comes from its own module: add `import Observation` (or SwiftUI)."),
    Mistake(
      id: "M08", parts: ["init accessor cannot refer to property"],
      words: "A tracked property cannot be overridden: give the subclass a property of its own."),
    Mistake(
      id: "M08", parts: ["ambiguous use of 'access(keyPath:)'"],
      words: "A tracked property cannot be overridden: give the subclass a property of its own."),
    Mistake(
      id: "M15", parts: ["'self' used in", "before all stored properties are initialized"],
      words: "Give every stored property its value first; only then may init call methods."),
    Mistake(
      id: "D12", parts: ["main actor-isolated property", "from a nonisolated context"],
      words: "deinit runs outside the main actor: mark the property @ObservationIgnored, or write"
        + " `isolated deinit`."),
  ]
}
