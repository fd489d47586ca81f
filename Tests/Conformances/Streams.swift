import Combine
import Foundation
import SwiftUI

// Every protocol of Combine's and every kind of style that has no body, adopted once.

final class Notes: ObservableObject {
  @Published var all: [String] = []
}

struct Once: Publisher {
  typealias Output = Int
  typealias Failure = Never
  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    subscriber.receive(subscription: Ticket())
    _ = subscriber.receive(1)
    subscriber.receive(completion: .finished)
  }
}

final class Ticket: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

final class Listener: Subscriber {
  typealias Input = Int
  typealias Failure = Never
  func receive(subscription: any Subscription) { subscription.request(.unlimited) }
  func receive(_ input: Int) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<Never>) {}
}

final class Station: Subject {
  typealias Output = Int
  typealias Failure = Never
  private let inner = PassthroughSubject<Int, Never>()
  func send(_ value: Int) { inner.send(value) }
  func send(completion: Subscribers.Completion<Never>) { inner.send(completion: completion) }
  func send(subscription: any Subscription) { inner.send(subscription: subscription) }
  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    inner.receive(subscriber: subscriber)
  }
}

final class Switch: ConnectablePublisher {
  typealias Output = Int
  typealias Failure = Never
  func connect() -> any Cancellable { Stop() }
  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {}
}

struct Stop: Cancellable, CustomCombineIdentifierConvertible {
  let combineIdentifier = CombineIdentifier()
  func cancel() {}
}

struct Ticks: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable {
  var count: Int
  init(count: Int) { self.count = count }
  init(integerLiteral value: Int) { count = value }
  init?<T: BinaryInteger>(exactly source: T) { count = Int(source) }
  var magnitude: Ticks { Ticks(count: abs(count)) }
  static func + (one: Ticks, other: Ticks) -> Ticks { Ticks(count: one.count + other.count) }
  static func - (one: Ticks, other: Ticks) -> Ticks { Ticks(count: one.count - other.count) }
  static func * (one: Ticks, other: Ticks) -> Ticks { Ticks(count: one.count * other.count) }
  static func *= (one: inout Ticks, other: Ticks) { one.count *= other.count }
  static func < (one: Ticks, other: Ticks) -> Bool { one.count < other.count }
  static func seconds(_ s: Int) -> Ticks { Ticks(count: s) }
  static func seconds(_ s: Double) -> Ticks { Ticks(count: Int(s)) }
  static func milliseconds(_ ms: Int) -> Ticks { Ticks(count: ms) }
  static func microseconds(_ us: Int) -> Ticks { Ticks(count: us) }
  static func nanoseconds(_ ns: Int) -> Ticks { Ticks(count: ns) }
}

struct Moment: Strideable {
  var ticks: Int
  func distance(to other: Moment) -> Ticks { Ticks(count: other.ticks - ticks) }
  func advanced(by n: Ticks) -> Moment { Moment(ticks: ticks + n.count) }
}

struct Instantly: Scheduler {
  typealias SchedulerOptions = Never
  var now: Moment { Moment(ticks: 0) }
  var minimumTolerance: Ticks { Ticks(count: 0) }
  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  func schedule(
    after date: Moment, tolerance: Ticks, options: Never?, _ action: @escaping () -> Void
  ) { action() }
  func schedule(
    after date: Moment, interval: Ticks, tolerance: Ticks, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable { Stop() }
}

struct Writer: TopLevelEncoder {
  func encode<T: Encodable>(_ value: T) throws -> Data { try JSONEncoder().encode(value) }
}

struct Reader: TopLevelDecoder {
  func decode<T: Decodable>(_ type: T.Type, from: Data) throws -> T {
    try JSONDecoder().decode(type, from: from)
  }
}

struct Selecting: TextSelectability {
  static let allowsSelection = true
}
struct Spin: SymbolEffect {}
struct Dial: GaugeStyle {}
struct Line: ProgressViewStyle {}
struct Frame: GroupBoxStyle {}
struct Pair: LabeledContentStyle {}
struct Fold: DisclosureGroupStyle {}
struct Lines: ListStyle {}
struct Sheet: FormStyle {}
struct Field: TextFieldStyle {}
struct Paper: TextEditorStyle {}
struct Wheel: PickerStyle {}
struct Calendar: DatePickerStyle {}
struct Drop: MenuStyle {}
struct Row: ControlGroupStyle {}
struct Dots: IndexViewStyle {}
struct Tabs: TabViewStyle {}
struct Deck: NavigationViewStyle {}
struct Columns: NavigationSplitViewStyle {}
