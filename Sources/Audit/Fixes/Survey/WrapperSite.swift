/// A property wrapper that holds a model.
struct WrapperSite: Sendable {
  /// Which of the three.
  enum Kind: String, Sendable {
    case stateObject = "StateObject"
    case observedObject = "ObservedObject"
    case environmentObject = "EnvironmentObject"

    var rule: String {
      switch self {
      case .stateObject: "state-object"
      case .observedObject: "observed-object"
      case .environmentObject: "environment-object"
      }
    }

    /// The wrapper that comes instead.
    var successor: String {
      switch self {
      case .stateObject: "State"
      case .observedObject: "Bindable"
      case .environmentObject: "Environment"
      }
    }

    /// What became of the property, for a sentence.
    var outcome: String {
      switch self {
      case .stateObject: "is `@State`"
      case .observedObject: "is a plain property, or `@Bindable` where it is bound"
      case .environmentObject: "comes from `@Environment`"
      }
    }
  }

  var spot: FixSpot
  var kind: Kind
  var name: String
  /// What it holds.
  var shape: Shape
  var isPrivate = false
  var hasInitialValue = false
  /// Whether the declaration must stay a `var`: it has observers, or a modifier like `private(set)`.
  var staysVariable = false
  /// What speaks against a change by itself.
  var hindrances: [Hindrance] = []
  /// `@StateObject` → `@State`, `@ObservedObject` → `@Bindable`; for `@EnvironmentObject` the
  /// attribute, with `TYPE` for the type.
  var wrapped: [TextEdit] = []
  /// `@ObservedObject var` → `var`.
  var plain: [TextEdit] = []
  /// `var` → `let`, besides `plain`.
  var constant: [TextEdit] = []
}
