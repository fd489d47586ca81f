import Combine

final class OldModel: ObservableObject {
  @Published var title: String = ""
  @Published var isOn: Bool = false
}
