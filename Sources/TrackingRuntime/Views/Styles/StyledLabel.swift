/// What stands inside a control whose style the environment gives.
struct StyledLabel<Configuration>: View, UncountedBody {
  let configuration: Configuration
  @Environment(\.[ControlStyleName<Configuration>()]) private var style

  init(configuration: Configuration) { self.configuration = configuration }

  /// The style's view; inside of it the style does not hold, or it would call itself.
  var body: some View {
    if let style {
      style.makeView(configuration).environment(\.[ControlStyleName<Configuration>()], nil)
    }
  }
}
