import Foundation

/// A view that is drawn by a program.
///
/// Differs from SwiftUI: nothing is drawn; the program is kept and never runs.
public nonisolated struct Canvas<Symbols: View>: LeafView {
  /// What draws, given a context and a size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// The views that the program draws with.
  public var symbols: Symbols

  /// Makes a view of a drawing program and of views that it draws with.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a view of a drawing program.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }
}
