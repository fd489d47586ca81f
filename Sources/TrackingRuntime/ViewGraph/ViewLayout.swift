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
  /// What `_printChanges()` calls each place of a dynamic property, by cause number.
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
    var names: [Int: String] = [:]
    _ = _forEachField(of: type) { name, offset, fieldType, _ in
      // An empty field lies where the next one does, which it must not hide.
      if fieldType is any DynamicProperty.Type || names[offset] == nil {
        names[offset] = String(cString: name)
      }
      return true
    }
    addProperties(of: type, offset: 0, names: names)
    guard !properties.isEmpty else { return }
    firstCause.insert(.identity)
    for index in propertyNames.indices { firstCause.insert(.property(index)) }
  }

  /// Adds the dynamic properties of a type. A place inside of a custom property has no field of the
  /// view's own there and is called by its offset, such as `@16`, unless it lies where the custom
  /// property begins; the custom property itself never changes [C26].
  private func addProperties(of type: Any.Type, offset: Int, names: [Int: String]) {
    _ = _forEachField(of: type) { _, fieldOffset, fieldType, _ in
      guard let propertyType = fieldType as? any DynamicProperty.Type else { return true }
      let place = offset + fieldOffset
      var cause = UpdateCause.none
      if propertyType is any GraphProperty.Type {
        cause = .property(propertyNames.count)
        propertyNames.append(names[place] ?? "@\(place)")
      } else {
        addProperties(of: fieldType, offset: place, names: names)
      }
      properties.append(DynamicField(type: propertyType, offset: place, cause: cause))
      return true
    }
  }
}
