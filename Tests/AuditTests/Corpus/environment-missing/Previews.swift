import SwiftUI

@Observable final class Hello { var msg = "hi" }
@Observable final class Mood { var level = 1 }

struct HelloView: View {
  @Environment(Hello.self) private var /*bait*/model
  var body: some View { Text(model.msg) }
}
struct Card: View {
  @Environment(Hello.self) private var /*bait*/model
  @Environment(Mood.self) private var /*bait*/mood
  var body: some View { HelloView() }
}
struct Sheeted: View {
  @State private var show = false
  var body: some View {
    Text("x").sheet(isPresented: $show) { HelloView() }
  }
}
struct Sometimes: View {
  let isOn: Bool
  var body: some View {
    if isOn { HelloView() }
  }
}

#Preview("bare") { /*!environment-missing*/HelloView() }
#Preview("ok") { /*bait*/HelloView().environment(Hello()) }
#Preview("two") { /*!environment-missing*/Card().padding() }
#Preview("half") { VStack { /*!environment-missing*/Card() }.environment(Hello()) }
#Preview("both") {
  let hello = Hello()
  return /*bait*/Card().environment(hello).environment(Mood())
}
#Preview("state") {
  @Previewable @State var hello = Hello()
  /*bait*/HelloView().environment(hello)
}
#Preview("made") { /*bait*/HelloView().environment(make()) }
#Preview("trait", traits: .modifier(Sample())) { /*bait*/HelloView() }
#Preview("later") { /*bait*/Sheeted() }
#Preview("perhaps") { /*bait*/Sometimes(isOn: false) }

struct HelloView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      /*!environment-missing*/HelloView()
      /*bait*/HelloView().environment(Hello())
      /*bait*/HelloView().previewDisplayName("named").environment(sample)
    }
  }
  static let sample = Hello()
}
@MainActor func make() -> Hello { Hello() }
