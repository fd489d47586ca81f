import Observation

struct Task<Value> { var title = "" }
struct Timer {}
@Observable final class Board {
  var /*bait*/current: Task<Int>?
  var /*bait*/all: [Task<Int>] = []
  var /*bait*/timer: Timer?
}
