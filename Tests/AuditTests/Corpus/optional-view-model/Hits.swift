import SwiftUI

struct Account: View {
  @State private var /*!optional-view-model*/viewModel: AccountViewModel?
  let id: String
  var body: some View { Text(id) }
}
struct Network: View {
  @ObservedObject var /*!optional-view-model*/viewModel: NetworkViewModel!
  var body: some View { Text("") }
}
struct Tasks: View {
  @State private var /*!optional-view-model*/viewModel: TasksModel? = nil
  var body: some View { Text("") }
}
struct Long: SwiftUI.View {
  let /*!optional-view-model*/model: Optional<LongViewModel>
  var body: some View { Text("") }
}
struct Nested: View {
  @State var /*!optional-view-model*/model: Search.ViewModel?
  @State var /*!optional-view-model*/other: Gallery<Item>.CellViewModel?
  var body: some View { Text("") }
}
#if os(iOS)
  struct Conditional: View {
    @State private var /*!optional-view-model*/vm: (PlayerViewModel)?
    var body: some View { Text("") }
  }
#endif
extension Search {
  struct Page: View {
    private var /*!optional-view-model*/viewModel: PageViewModel? { didSet { print("") } }
    var body: some View { Text("") }
  }
}
struct InCondition: View {
  #if DEBUG
    @State var /*!optional-view-model*/debugViewModel: DebugViewModel?
  #endif
  var body: some View { Text("") }
}
func preview() -> some View {
  struct Wrapper: View {
    @State var /*!optional-view-model*/viewModel: WrapperViewModel?
    var body: some View { Text("") }
  }
  return Wrapper()
}
struct Existential: View {
  @State var /*!optional-view-model*/viewModel: (any GalleryViewModel)?
  var body: some View { Text("") }
}
