/// The screens of a path, each on top of the one before.
struct PushedScreens: View, UncountedBody {
  let path: Binding<[AnyHashable]>
  let destinations: NavigationDestinations

  var body: some View {
    destinations.follow(EvaluationScope.current)
    let path = path
    return ForEach(Array(path.wrappedValue.enumerated()), id: \.offset) { place, value in
      let isPresented = Binding(
        get: { path.wrappedValue.count > place },
        set: { if !$0 { path.wrappedValue.removeSubrange(place...) } })
      destinations.view(for: value)
        .id(value)
        .environment(\.isPresented, true)
        .environment(\.dismiss, DismissAction(isPresented: isPresented))
        .modifier(PresentationModifier(isPresented: isPresented, isPushed: true))
    }
  }
}
