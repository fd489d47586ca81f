import SwiftUI

struct Screen: View {
  @StateObject private var model = OldModel()
  var body: some View {
    Header(model: /*!parent-state-passed-whole*/model)
    Page(model: /*bait*/model)
  }
}
struct Page: View {
  @ObservedObject var model: OldModel
  var body: some View {
    Header(model: /*!parent-state-passed-whole*/model)
    Toggle("", isOn: $model.isOn)
  }
}
struct Other: View {
  @EnvironmentObject var model: OldModel
  var body: some View { Header(model: /*!parent-state-passed-whole*/model) }
}
