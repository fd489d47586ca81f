import SwiftUI

struct OpenGuide: View {
  @State private var guide = Guide()

  var body: some View {
    GuidePage()
      .environment(guide)
  }
}
