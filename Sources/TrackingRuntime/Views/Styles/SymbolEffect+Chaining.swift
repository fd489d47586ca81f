extension SymbolEffect {
  /// The same effect, layer by layer.
  public nonisolated var byLayer: Self { self }
  /// The same effect on the symbol as a whole.
  public nonisolated var wholeSymbol: Self { self }
}

extension BounceSymbolEffect {
  /// The same effect, upwards.
  public nonisolated var up: Self { self }
  /// The same effect, downwards.
  public nonisolated var down: Self { self }
}

extension ReplaceSymbolEffect {
  /// The same effect, down and then up.
  public nonisolated var downUp: Self { self }
  /// The same effect, up twice.
  public nonisolated var upUp: Self { self }
  /// The same effect without coming in.
  public nonisolated var offUp: Self { self }
}

extension VariableColorSymbolEffect {
  /// The same effect, one layer after the other.
  public nonisolated var iterative: Self { self }
  /// The same effect, more layers each time.
  public nonisolated var cumulative: Self { self }
  /// The same effect, there and back.
  public nonisolated var reversing: Self { self }
}
