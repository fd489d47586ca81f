import SwiftUI

struct Sample: PreviewModifier {
  let ids: Set<Int>

  func body(content: Content, context: Void) -> some View {
    content.environment(Favorites(ids))
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  static func favorites(_ ids: Set<Int>) -> Self { .modifier(Sample(ids: ids)) }
}
