import SwiftUI

/// Previews as people write them, and what they show.
enum PreviewSamples {
  @Observable final class Hello {
    var msg = "hi"
  }

  struct HelloView: View {
    @Environment(Hello.self) private var model
    var body: some View { Text(model.msg) }
  }

  final class Settings: ObservableObject {
    @Published var name = "en"
  }

  struct SettingsView: View {
    @EnvironmentObject private var settings: Settings
    var body: some View { Text(settings.name) }
  }

  struct Opener: View {
    @State private var isOpen = false
    var body: some View {
      Button("Open") { isOpen = true }
      if isOpen { HelloView() }
    }
  }

  struct Counter: View {
    @Binding var count: Int
    var body: some View { Button("Count: \(count)") { count += 1 } }
  }

  struct SampleHello: PreviewModifier {
    static func makeSharedContext() async throws -> Hello {
      let hello = Hello()
      hello.msg = "sample"
      return hello
    }
    func body(content: Content, context: Hello) -> some View { content.environment(context) }
  }

  struct Framed: PreviewModifier {
    func body(content: Content, context: Void) -> some View {
      VStack {
        Text("frame")
        content
      }
    }
  }

  struct Failing: PreviewModifier {
    static func makeSharedContext() async throws { throw CocoaError(.featureUnsupported) }
    func body(content: Content, context: Void) -> some View { content }
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var sampleHello: Self = .modifier(PreviewSamples.SampleHello())
}

#Preview("bare") { PreviewSamples.HelloView() }
#Preview("ok") { PreviewSamples.HelloView().environment(PreviewSamples.Hello()) }
#Preview { Text("unnamed") }
#Preview("two") {
  Text("one")
  Text("two")
}
#Preview("object") { PreviewSamples.SettingsView() }
#Preview("later") { PreviewSamples.Opener() }
#Preview("landscape", traits: .landscapeLeft, .sizeThatFitsLayout) { Text("wide") }
#Preview("sample", traits: .sampleHello) { PreviewSamples.HelloView() }
#Preview("framed", traits: .modifier(PreviewSamples.Framed()), .sampleHello) {
  PreviewSamples.HelloView()
}
#Preview("failing", traits: .modifier(PreviewSamples.Failing())) { Text("never") }
#Preview("statements") {
  let hello = PreviewSamples.Hello()
  hello.msg = "set"
  return PreviewSamples.HelloView().environment(hello)
}
#Preview("previewable") {
  @Previewable @State var count = 3
  @Previewable @State var isShown = false
  PreviewSamples.Counter(count: $count)
  Toggle("Shown", isOn: $isShown)
  if isShown { Text("shown") }
}
#Preview(
  "labelled",
  body: { Text("label") })

struct HelloView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      PreviewSamples.HelloView().environment(PreviewSamples.Hello())
        .previewDisplayName("provided")
      Text("second").previewLayout(.sizeThatFits).previewDevice("iPhone 15")
    }
  }
}
