import SwiftUI
// Nobody builds the outermost view, but it owns the model, so the injection is its own business.
@Observable final class GuideModel { var title = "Berkeley" }
struct GuideList: View {
  @State private var model = GuideModel()
  var body: some View { NavigationStack { GuideRow() } }
}
struct GuideRow: View {
  var body: some View { GuideDetail() }
}
struct GuideDetail: View {
  @Environment(GuideModel.self) private var /*!environment-missing*/model
  var body: some View { Text(model.title) }
}
