import SwiftUI

@main struct GuideApp: App {
  var body: some Scene { WindowGroup { GuideList() } }
}

@Observable final class GuideModel { var title = "Berkeley" }
@Observable final class Visits { var count = 0 }

struct GuideList: View {
  @State private var model = GuideModel()
  var body: some View { NavigationStack { GuideRow() } }
}
struct GuideRow: View {
  var body: some View { GuideDetail() }
}
struct GuideDetail: View {
  @Environment(GuideModel.self) private var /*!environment-missing*/model
  @Environment(Visits.self) private var /*bait*/visits: Visits?
  @Environment(\.dismiss) private var /*bait*/dismiss
  var body: some View { Text(model.title) }
}
