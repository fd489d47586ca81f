extension Toggle {
  /// Makes a switch for several values: it is on while all of them are, and sets them all.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    self.init(isOn: Self.joined(values), label: label)
  }

  private static func joined(_ values: [Binding<Bool>]) -> Binding<Bool> {
    Binding(
      get: { values.allSatisfy { $0.wrappedValue } },
      set: { isOn in for value in values { value.wrappedValue = isOn } })
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title for several values.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Makes a switch with a title for several values.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}
