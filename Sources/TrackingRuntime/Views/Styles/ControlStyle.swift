/// A style in the environment, without its type.
final class ControlStyle<Configuration> {
  /// Makes the control's view by the style.
  let makeView: (Configuration) -> AnyView

  init(_ makeView: @escaping (Configuration) -> AnyView) { self.makeView = makeView }
}
