/// A view that holds the item of a tab.
protocol TabItemHolding {}
