import Combine

final class Model: ObservableObject {
  @Published var text = ""
  @Published var count = 0
  private var bag = Set<AnyCancellable>()
  private var one: AnyCancellable?
  private var list: [AnyCancellable] = []
  private let subject = PassthroughSubject<Int, Never>()
  private let child = Child()
  init() {
    $text.sink /*!sink-strong-self*/{ self.count = $0.count }.store(in: &bag)
    $text.map(\.count).removeDuplicates().sink /*!sink-strong-self*/{ [self] in count = $0 }
      .store(in: &self.bag)
    one = subject.sink /*!sink-strong-self*/{ value in self.use(value) }
    self.one = subject.sink(receiveValue: /*!sink-strong-self*/{ self.use($0) })
    list.append(child.$n.sink /*!sink-strong-self*/{ self.use($0) })
    subject.sink(receiveValue: /*!sink-strong-self*/self.use).store(in: &bag)
    subject.sink(receiveValue: /*!sink-strong-self*/use).store(in: &bag)
    bag.insert(subject.sink /*!sink-strong-self*/{ _ in Task { self.use(1) } })
    NotificationCenter.default.publisher(for: .init("a"))
      .sink /*!sink-strong-self*/{ _ in self.use(1) }
      .store(in: &bag)
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink /*!sink-strong-self*/{ [me = self] _ in me.use(2) }
      .store(in: &bag)
    let kept = subject.sink /*!sink-strong-self*/{ self.use($0) }
    one = kept
    child.objectWillChange.sink /*!sink-strong-self*/{ self.objectWillChange.send() }
      .store(in: &bag)
    subject.sink { _ in
    } receiveValue: /*!sink-strong-self*/{ self.use($0) }.store(in: &bag)
  }
  func use(_ n: Int) {}
}
extension Model {
  func more() {
    child.$n.receive(on: RunLoop.main).sink /*!sink-strong-self*/{ self.count = $0 }
      .store(in: &bag)
  }
}
