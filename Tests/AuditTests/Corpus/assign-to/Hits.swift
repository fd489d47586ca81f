import Combine

final class A: ObservableObject {
  @Published var n = 0
  @Published var text = ""
  var bag = Set<AnyCancellable>()
  func f(_ p: AnyPublisher<Int, Never>) {
    p./*!assign-to*/assign(to: \.n, on: self).store(in: &bag)
    p./*!assign-to*/assign(to: &$n)
    p./*!assign-to*/assign(to: &self.$n)
    p.map { $0 + 1 }./*!assign-to*/assign(to: \A.n, on: self).store(in: &bag)
    $text.map(\.count)./*!assign-to*/assign(to: &$n)
    p
      .removeDuplicates()
      ./*!assign-to*/assign(to: \.n, on: other)
      .store(in: &bag)
    Just(1)./*!assign-to*/assign(to: &other.$n)
    _ = p./*!assign-to*/assign(to: \.n, on: other)
    #if DEBUG
      p./*!assign-to*/assign(to: \.self.n, on: self).store(in: &bag)
    #endif
    bag.insert(p./*!assign-to*/assign(to: \.n, on: self))
  }
}
