import Combine
import SwiftUI

final class Gallery: /*!observable-object*/ObservableObject {}
class Session: NSObject, /*!observable-object*/ObservableObject, Identifiable {}
@MainActor open class Player: NSObject, /*!observable-object*/Combine.ObservableObject {}
class Store<State, Action>: /*!observable-object*/ObservableObject where State: Equatable {}
enum Screen {
  @MainActor final class Model: /*!observable-object*/ObservableObject {
    class Row: /*!observable-object*/ObservableObject {}
  }
}
struct Preferences {}
class Downloads {}
extension Downloads: /*!observable-object*/ObservableObject {}
#if os(macOS)
  final class Window: /*!observable-object*/ObservableObject {}
#else
  final class Scene: @preconcurrency /*!observable-object*/ObservableObject {}
#endif
func make() {
  final class Local: Identifiable & /*!observable-object*/ObservableObject {}
  _ = Local()
}
