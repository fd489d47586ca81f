import Combine
import Observation

@MainActor @Observable final class VM {
  @ObservationIgnored var /*bait*/task: Task<Void, Never>?
  @ObservationIgnored private var /*bait*/bag = Set<AnyCancellable>()
  let /*bait*/fixed: Task<Void, Never>
  static var /*bait*/shared: Task<Void, Never>?
  var /*bait*/computed: Task<Void, Never>? { nil }
  var /*bait*/getter: Task<Void, Never>? { get { nil } set {} }
  var /*bait*/make: () -> Task<Void, Never> = { Task {} }
  var /*bait*/todo: Task?
  var /*bait*/todos: [Task] = []
  var /*bait*/timerName = "Timer"
  var /*bait*/interval: TimerInterval = 1
  var /*bait*/isTask = false
  @ObservationIgnored lazy var /*bait*/late = Task { 1 }
  func f() { var /*bait*/local: Task<Void, Never>?; local = nil; _ = local }
  struct Box { var /*bait*/task: Task<Void, Never>? }
}
final class Plain {
  var /*bait*/task: Task<Void, Never>?
  var /*bait*/bag = Set<AnyCancellable>()
}
struct Value { var /*bait*/timer: Timer? }
/// What a view shows may be tracked.
@MainActor @Observable final class Shown {
  private var /*bait*/loading: Task<Void, Never>?
  var isLoading: Bool { loading != nil }
}
/// A `deinit` on the actor may cancel it.
@MainActor @Observable final class Isolated {
  private var /*bait*/following: Task<Void, Never>?
  isolated deinit { following?.cancel() }
}
