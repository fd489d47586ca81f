import DesignKit
import SwiftUI

// What neither SwiftUI nor the project declares may inject.
@Observable final class Cart { var n = 0 }

struct InProvider: View {
  @Environment(Cart.self) private var /*bait*/cart
  var body: some View { Text("\(cart.n)") }
}
struct Provided: View {
  @Environment(Cart.self) private var /*bait*/cart
  var body: some View { Text("\(cart.n)") }
}
struct Environments: View {
  @Environment(Cart.self) private var /*bait*/cart
  var body: some View { Text("\(cart.n)") }
}
struct Prepared: View {
  @Environment(Cart.self) private var /*bait*/cart
  var body: some View { Text("\(cart.n)") }
}
struct Modified: View {
  @Environment(Cart.self) private var /*bait*/cart
  var body: some View { Text("\(cart.n)") }
}
struct BehindOwnModifier: View {
  @Environment(Cart.self) private var /*bait*/cart
  var body: some View { Text("\(cart.n)") }
}
struct InOwnContainer: View {
  @Environment(Cart.self) private var /*bait*/cart
  var body: some View { Text("\(cart.n)") }
}
struct Decorated: View {
  @Environment(Cart.self) private var /*!environment-missing*/cart
  var body: some View { Text("\(cart.n)") }
}
struct Plain: View {
  // Said where it is built, since one preview may inject.
  @Environment(Cart.self) private var /*bait*/cart
  var body: some View { Text("\(cart.n)") }
}
struct InACard: View {
  @Environment(Cart.self) private var /*!environment-missing*/cart
  var body: some View { Text("\(cart.n)") }
}
extension View {
  func withKit() -> some View { provide(Kit.shared) }
  func framed() -> some View { padding().border(.red) }
}
struct Shell<Content: View>: View {
  let content: Content
  var body: some View { KitProvider { content } }
}
struct Card<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content.padding().presentationDetents([.medium]) }
}
@main struct Shop: App {
  var body: some Scene {
    WindowGroup {
      CoreProvider { InProvider() }
      Provided().provide(Kit.shared)
      Environments().environments(.live)
      Modified().modifier(KitModifier())
      BehindOwnModifier().withKit()
      Shell { InOwnContainer() }
      Decorated().framed()
      VStack { /*!environment-missing*/Plain().scrollTargetBehavior(.paging).presentationCornerRadius(3) }
      Card { InACard() }
    }
    KitWindow { Prepared() }
  }
}
#Preview { /*bait*/InProvider().withPreviewData() }
#Preview { PreviewWrapper { /*bait*/Plain() } }
#Preview("a", traits: .landscapeLeft) { /*!environment-missing*/Plain() }
#Preview("b", traits: .fixedLayout(width: 1, height: 1)) { /*!environment-missing*/Plain() }
#Preview("c", traits: .sampleData) { /*bait*/Plain() }
#Preview("d", traits: .modifier(Sample())) { /*bait*/Plain() }
#Preview(body: { /*!environment-missing*/Plain() })
