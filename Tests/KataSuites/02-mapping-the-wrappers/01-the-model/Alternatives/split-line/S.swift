import SwiftUI
struct StatusText: View {
  let model: GalleryModel
  var body: some View { Text(model.isLoading ? "Loading" : "Ready") }
}
