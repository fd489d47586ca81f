import SwiftUI

struct Offer: ViewModifier {
  let guide: Guide
  let units: Units

  func body(content: Content) -> some View {
    content
      .environment(units)
      .environment(guide)
  }
}
