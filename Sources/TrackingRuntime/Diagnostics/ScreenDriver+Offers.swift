extension ScreenDriver {
  /// A control on the screen, as a driver needs to know it.
  package struct Offer {
    /// What a person would call it.
    package let label: String
    /// How many controls with this label can be tapped.
    package var taps = 0
    /// How many controls with this label take text; a driver writes in the only one.
    package var fields = 0
    /// How many of those do something at the return key.
    package var submits = 0
    /// What can be chosen in it.
    package var choices: [String] = []
  }

  /// The controls on the screen by label, top to bottom, disabled ones too.
  package var offers: [Offer] {
    graph.flush()
    var controls: [Control] = []
    surface?.collectControls(into: &controls)
    var places: [String: Int] = [:]
    var offers: [Offer] = []
    for control in controls where control.rowLines == nil && control.obstacle == nil {
      let place = places[control.label] ?? offers.count
      if place == offers.count { offers.append(Offer(label: control.label)) }
      places[control.label] = place
      if control.tap != nil || control.toggle != nil { offers[place].taps += 1 }
      if control.type != nil { offers[place].fields += 1 }
      if control.type != nil && control.submit != nil { offers[place].submits += 1 }
      if control.select != nil { offers[place].choices += control.choices }
    }
    for control in controls {
      guard let name = control.rowLines?.first, places[name] == nil, control.tap != nil else {
        continue
      }
      var offer = Offer(label: name)
      offer.taps = 1
      places[name] = offers.count
      offers.append(offer)
    }
    return offers
  }

  /// How many rows the first list has; 0 without a list.
  package var totalRows: Int {
    graph.flush()
    return graph.rootNode?.first(RowsNode.self)?.totalRows ?? 0
  }

  /// Whether something is presented that can be dismissed.
  package var canDismiss: Bool {
    graph.flush()
    return PresentationNode.top(below: graph.rootNode) != nil
  }

  /// Whether there is content to pull down.
  package var canRefresh: Bool {
    graph.flush()
    return graph.rootNode?.first(RefreshNode.self) != nil
  }
}
