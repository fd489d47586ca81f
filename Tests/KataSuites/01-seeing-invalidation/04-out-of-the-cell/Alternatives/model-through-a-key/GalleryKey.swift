import SwiftUI

private struct GalleryKey: EnvironmentKey {
  static var defaultValue: GalleryModel? { nil }
}

extension EnvironmentValues {
  var gallery: GalleryModel? {
    get { self[GalleryKey.self] }
    set { self[GalleryKey.self] = newValue }
  }
}
