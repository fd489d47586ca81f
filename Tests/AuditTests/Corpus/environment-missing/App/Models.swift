import Observation
@Observable final class Account { var name = "" }
@Observable final class Player { var isPlaying = false }
@Observable final class Library {
  static let shared = Library()
  var songs: [String] = []
}
@Observable final class Downloads { var active = 0 }
@Observable final class Forgotten { var value = 0 }
@Observable final class Lost { var value = 0 }
