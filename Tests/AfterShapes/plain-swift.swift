import Combine
import SwiftUI

// Ordinary Swift that no kata of the workbook happens to use.
class Animal {
  let name: String
  init(name: String) { self.name = name }
  func speak() -> String { "" }
}

class Dog: Animal {
  let breed: String
  init(breed: String) {
    self.breed = breed
    super.init(name: "dog")
  }
  override func speak() -> String { "wan" }
}

struct Stack<Element: Equatable>: Sequence, Equatable, CustomStringConvertible {
  private var items: [Element] = []
  mutating func push(_ item: Element) { items.append(item) }
  func makeIterator() -> IndexingIterator<[Element]> { items.makeIterator() }
  subscript(index: Int) -> Element? { items.indices.contains(index) ? items[index] : nil }
  var description: String { items.map { "\($0)" }.joined(separator: ", ") }
}

indirect enum Tree<Value: Comparable> {
  case leaf
  case node(Tree, Value, Tree)

  func inserting(_ value: Value) -> Tree {
    switch self {
    case .leaf: .node(.leaf, value, .leaf)
    case .node(let left, let here, let right):
      value < here
        ? .node(left.inserting(value), here, right) : .node(left, here, right.inserting(value))
    }
  }
}

@propertyWrapper struct Clamped<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}

@resultBuilder struct Words {
  static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") }
  static func buildOptional(_ part: String?) -> String { part ?? "" }
}

func sentence(@Words _ make: () -> String) -> String { make() }

actor Bank {
  private var balance = 0
  func add(_ amount: Int) throws(BankFault) {
    guard amount > 0 else { throw .negative }
    balance += amount
  }
}

enum BankFault: Error { case negative }

protocol Shape<Unit> {
  associatedtype Unit: Numeric
  var area: Unit { get }
}

struct Square: Shape { var area: Double { 4 } }

func total(_ shapes: [any Shape<Double>]) -> Double { shapes.reduce(0) { $0 + $1.area } }
func one() -> some Shape<Double> { Square() }

@dynamicMemberLookup struct Lens<Root> {
  let root: Root
  subscript<Value>(dynamicMember path: KeyPath<Root, Value>) -> Value { root[keyPath: path] }
}

@Observable class Generic<Value: Hashable & Sendable> {
  var value: Value
  var all: Set<Value> = []
  @ObservationIgnored lazy var first: Value = value
  init(_ value: Value) { self.value = value }
  func path() -> KeyPath<Generic, Value> { \.value }
}

@MainActor @Observable final class Loader {
  var text = ""
  var numbers: [Int: String] = [:]
  func load() async throws {
    async let first = Task.detached { "a" }.value
    let parts = await withTaskGroup(of: Int.self) { group in
      for number in 0..<3 { group.addTask { number } }
      var sum = 0
      for await number in group { sum += number }
      return sum
    }
    text = await first + "\(parts)"
    try await Task.sleep(for: .milliseconds(1))
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.yield(1)
    continuation.finish()
    for await number in stream { numbers[number, default: ""] += "x" }
  }
}

struct Money: Codable, Hashable, Comparable, Identifiable {
  var id = UUID()
  var amount: Decimal = 0
  var date = Date(timeIntervalSince1970: 0)
  static func < (one: Money, other: Money) -> Bool { one.amount < other.amount }
}

func describe(_ money: Money) throws -> String {
  let data = try JSONEncoder().encode(money)
  let back = try JSONDecoder().decode(Money.self, from: data)
  return back.amount.formatted() + back.date.formatted(.iso8601) + "\(back.hashValue)"
}

struct Noncopyable: ~Copyable {
  let number: Int
  consuming func take() -> Int { number }
}

func pieces<each Part: CustomStringConvertible>(_ part: repeat each Part) -> [String] {
  var all: [String] = []
  repeat all.append((each part).description)
  return all
}

func matches(_ text: String) -> Bool { text.contains(/[a-z]+(\d)?/) }

func sorted(_ words: [String]) -> [Substring] {
  words.flatMap { $0.split(separator: " ") }.sorted(using: KeyPathComparator(\.count))
}

let shift: @Sendable (SIMD2<Float>) -> SIMD2<Float> = { $0 + SIMD2(1, 2) }
