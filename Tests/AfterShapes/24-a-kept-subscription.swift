import Combine

final class Source: ObservableObject { @Published var number = 0 }

final class Keeper {
  private(set) var seen: [Int] = []
  private var kept: Set<AnyCancellable> = []

  init(_ source: Source) {
    source.$number.sink { [weak self] in self?.seen.append($0) }.store(in: &kept)
  }
}
