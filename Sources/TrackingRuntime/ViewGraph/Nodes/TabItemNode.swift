/// The node of `tabItem`, whatever its screen.
protocol TabItemNode {}

extension ContentNode: TabItemNode where Container: TabItemHolding {}
