@_spi(Reflection) import Swift

/// What is known about a type with a `body`: its name, its dynamic properties, how to compare it.
///
/// Made once a type from the fields' metadata and kept for ever.
@MainActor
final class ViewLayout {
  let type: Any.Type
  let comparison: ValueComparison
  /// The bytes to compare where the comparison is of nothing else.
  let plain: (offset: Int, size: Int)?
  /// Whether its bodies are counted and shown.
  let isCounted: Bool
  /// The dynamic properties, in declaration order, those inside custom ones before the custom one.
  private(set) var properties: [DynamicField] = []
  /// The names of the dynamic properties at the top, by cause number.
  private(set) var propertyNames: [String] = []
  /// Why the first body of a new place runs [C26].
  private(set) var firstCause: UpdateCause = .selfValue
  /// The type's name without its module.
  private(set) lazy var name = TypeName.short(of: type)

  private static var known: [ObjectIdentifier: ViewLayout] = [:]

  static func of<Content>(_ type: Content.Type) -> ViewLayout {
    if let layout = known[ObjectIdentifier(type)] { return layout }
    let layout = ViewLayout(type)
    known[ObjectIdentifier(type)] = layout
    return layout
  }

  private init<Content>(_ type: Content.Type) {
    self.type = type
    isCounted =
      !(type is any UncountedBody.Type || type is any Shape.Type || type is any ControlStyling.Type
      || type is any ToolbarContent.Type)
    comparison = ValueComparison.of(type)
    plain = comparison.plain
    addProperties(of: type, offset: 0, index: nil)
    guard !propertyNames.isEmpty else { return }
    firstCause.insert(.identity)
    for index in propertyNames.indices { firstCause.insert(.property(index)) }
  }

  private func addProperties(of type: Any.Type, offset: Int, index: Int?) {
    _ = _forEachField(of: type) { name, fieldOffset, fieldType, _ in
      guard let propertyType = fieldType as? any DynamicProperty.Type else { return true }
      let number = index ?? propertyNames.count
      if index == nil { propertyNames.append(String(cString: name)) }
      let place = offset + fieldOffset
      if !(propertyType is any GraphProperty.Type) {
        addProperties(of: fieldType, offset: place, index: number)
      }
      properties.append(
        DynamicField(type: propertyType, offset: place, cause: .property(number)))
      return true
    }
  }
}
