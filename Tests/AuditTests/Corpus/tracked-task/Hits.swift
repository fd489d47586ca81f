import Combine
import Observation

@MainActor @Observable final class VM {
  var /*!tracked-task*/task: Task<Void, Never>?
  private var /*!tracked-task*/loading: Task<[String], any Error>?
  private(set) var /*!tracked-task*/saving: Optional<Task<Void, Never>> = nil
  var /*!tracked-task*/tasks: [Task<Void, Never>] = []
  var /*!tracked-task*/byID: [Int: Task<Void, Never>] = [:]
  var /*!tracked-task*/set: Set<Task<Void, Never>> = []
  private var /*!tracked-task*/bag = Set<AnyCancellable>()
  private var /*!tracked-task*/bag2: Set<AnyCancellable> = []
  private var /*!tracked-task*/list = [AnyCancellable]()
  var /*!tracked-task*/one: AnyCancellable?
  var /*!tracked-task*/any: (any Cancellable)?
  var /*!tracked-task*/timer: Timer?
  var /*!tracked-task*/watched: Task<Void, Never>? { didSet { oldValue?.cancel() } }
  var /*!tracked-task*/made = Task { 1 }
  var count = 0, /*!tracked-task*/second: Task<Void, Never>?
}
