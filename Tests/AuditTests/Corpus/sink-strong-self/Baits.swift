import Combine
import SwiftUI

final class Model: ObservableObject {
  @Published var text = ""
  private var bag = Set<AnyCancellable>()
  private let subject = PassthroughSubject<Int, Never>()
  private let store = Store()
  private let api = API()
  private let handler: (Int) -> Void = { _ in }
  init(bagOfOther: inout Set<AnyCancellable>) {
    $text.sink /*bait*/{ [weak self] in self?.use($0.count) }.store(in: &bag)
    subject.sink /*bait*/{ [weak self] value in
      guard let self else { return }
      self.use(value)
    }.store(in: &bag)
    subject.sink /*bait*/{ [unowned self] in self.use($0) }.store(in: &bag)
    subject.sink /*bait*/{ [store] in store.save($0) }.store(in: &bag)
    subject.sink /*bait*/{ [store = self.store] in store.save($0) }.store(in: &bag)
    subject.sink /*bait*/{ print($0, Model.self) }.store(in: &bag)
    subject.sink(receiveValue: /*bait*/handler).store(in: &bag)
    subject.sink(receiveValue: /*bait*/store.save).store(in: &bag)
    // Kept by somebody else.
    subject.sink /*bait*/{ self.use($0) }.store(in: &bagOfOther)
    var local = Set<AnyCancellable>()
    subject.sink /*bait*/{ self.use($0) }.store(in: &local)
    store.token = subject.sink /*bait*/{ self.use($0) }
    // These come to an end, and let go of their closures.
    subject.first().sink /*bait*/{ self.use($0) }.store(in: &bag)
    subject.prefix(3).sink /*bait*/{ self.use($0) }.store(in: &bag)
    Just(1).sink /*bait*/{ self.use($0) }.store(in: &bag)
    URLSession.shared.dataTaskPublisher(for: url)
      .sink(receiveCompletion: { _ in }, receiveValue: /*bait*/{ self.use($0.data.count) })
      .store(in: &bag)
    api.load().map { $0.count }.sink /*bait*/{ self.use($0) }.store(in: &bag)
    Future { $0(.success(1)) }.sink /*bait*/{ self.use($0) }.store(in: &bag)
    // Another rule tells of this one.
    subject.sink /*bait*/{ _ in Task { [weak self] in self?.use(1) } }.store(in: &bag)
  }
  func use(_ n: Int) {}
}
final class Stopped {
  private var one: AnyCancellable?
  func start(_ p: PassthroughSubject<Int, Never>) { one = p.sink /*bait*/{ self.use($0) } }
  func stop() { one?.cancel() }
  func use(_ n: Int) {}
}
struct Screen: View {
  @State private var bag = Set<AnyCancellable>()
  let p = PassthroughSubject<Int, Never>()
  var body: some View { Text("a").onAppear { p.sink /*bait*/{ self.use($0) }.store(in: &bag) } }
  func use(_ n: Int) {}
}
final class Hub {
  static let shared = Hub()
  private var bag = Set<AnyCancellable>()
  private init() {}
  func start(_ p: PassthroughSubject<Int, Never>) {
    p.sink /*bait*/{ self.use($0) }.store(in: &bag)
  }
  func use(_ n: Int) {}
}
final class Once {
  private var one: AnyCancellable?
  func start(_ p: PassthroughSubject<Int, Never>) {
    one = p.sink /*bait*/{ value in
      self.use(value)
      self.one = nil
    }
  }
  func use(_ n: Int) {}
}
