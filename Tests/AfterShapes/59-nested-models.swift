import SwiftUI

@Observable final class Inner { var count = 0 }
@Observable final class Outer { var inner = Inner() }

struct NestedView: View {
  @State private var outer = Outer()

  var body: some View {
    Button("\(outer.inner.count)") { outer.inner.count += 1 }
  }
}
