import Combine
import SwiftUI

final class VM: ObservableObject {
  @Published var text = ""
  @Published var count = 0
  private var bag = Set<AnyCancellable>()
  private let label = Label()
  private let subject = CurrentValueSubject<Int, Never>(0)
  init(other: inout Set<AnyCancellable>) {
    subject./*bait*/assign(to: &$count)
    $text.map(\.count)./*bait*/assign(to: &self.$count)
    subject./*bait*/assign(to: \.text, on: label).store(in: &bag)
    subject./*bait*/assign(to: \.text, on: self.label).store(in: &bag)
    subject./*bait*/assign(to: \.count, on: self).store(in: &other)
    var local = Set<AnyCancellable>()
    subject./*bait*/assign(to: \.count, on: self).store(in: &local)
    subject.first()./*bait*/assign(to: \.count, on: self).store(in: &bag)
    Just(1)./*bait*/assign(to: \.count, on: self).store(in: &bag)
    load()./*bait*/assign(to: \.count, on: self).store(in: &bag)
    Publishers.CombineLatest(load(), load())./*bait*/assign(to: \.count, on: self).store(in: &bag)
    Publishers.CombineLatest($text, $count).first()
      ./*bait*/assign(to: \.count, on: self).store(in: &bag)
    Publishers.Zip(load(), $count)./*bait*/assign(to: \.count, on: self).store(in: &bag)
    label./*bait*/assign(1, to: self).store(in: &bag)
    Self./*bait*/assign(1, to: &count)
    label.token = subject./*bait*/assign(to: \.count, on: self)
    // subject.assign(to: \.count, on: self) /*bait*/
  }
  func load() -> AnyPublisher<Int, Never> { Just(1).eraseToAnyPublisher() }
  static func assign(_ n: Int, to: inout Int) {}
}
final class Stopped {
  var count = 0
  private var one: AnyCancellable?
  func start(_ p: CurrentValueSubject<Int, Never>) {
    one = p./*bait*/assign(to: \.count, on: self)
  }
  func stop() { one?.cancel() }
}
final class Cleared {
  var count = 0
  private var one: AnyCancellable?
  func start(_ p: CurrentValueSubject<Int, Never>) {
    one = p./*bait*/assign(to: \.count, on: self)
  }
  func end() { one = nil }
}
