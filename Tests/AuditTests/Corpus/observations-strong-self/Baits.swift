import Observation
import SwiftUI

@MainActor @Observable final class Right {
  var name = ""
  @ObservationIgnored private let model = Model()
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var other: Task<Void, Never>?
  init() {
    let names = /*bait*/Observations { [weak self] in self?.name }.compactMap(\.self).dropFirst()
    task = Task { [weak self] in
      for await name in names {
        guard let self else { return }
        print(name, self)
      }
    }
    other = Task { [weak self] in
      for await name in /*bait*/Observations({ self?.name }) { print(name ?? "") }
    }
    other = Task { [model] in
      for await n in /*bait*/Observations({ [model] in model.n }) { print(n) }
      for await n in /*bait*/Observations({ model.n }) { print(n) }
    }
    other = Task { [unowned self] in
      for await name in /*bait*/Observations({ [unowned self] in self.name }) { print(name) }
    }
    let model = self.model
    other = Task { for await n in /*bait*/Observations({ model.n }) { print(n) } }
    other = Task { [weak self] in
      for await n in /*bait*/Observations({ [weak self] in
        guard let self else { return "" }
        return self.name
      }) { print(n) }
    }
  }
  deinit {
    task?.cancel()
    other?.cancel()
  }
  /// Whoever iterates has it in hand.
  func names() -> some AsyncSequence { /*bait*/Observations { self.name } }
  /// A structured loop ends with its caller's task.
  func watch() async {
    for await name in /*bait*/Observations({ self.name }) { print(name) }
  }
  static var shared = 1
  static func log() -> Task<Void, Never> {
    Task { for await n in /*bait*/Observations({ Self.shared }) { print(n) } }
  }
}
/// The owner ends it.
@MainActor @Observable final class Stoppable {
  var name = ""
  @ObservationIgnored private var task: Task<Void, Never>?
  func start() {
    task = Task { for await n in /*bait*/Observations({ self.name }) { print(n) } }
  }
  func stop() { task?.cancel() }
}
/// It lives as long as the process.
@MainActor @Observable final class Session {
  static let shared = Session()
  var name = ""
  @ObservationIgnored private var task: Task<Void, Never>?
  private init() {
    task = Task { for await n in /*bait*/Observations({ self.name }) { print(n) } }
  }
}
/// A view is a value.
struct Screen: View {
  @State private var model = Model()
  @State private var task: Task<Void, Never>?
  var body: some View {
    Text("a").onAppear {
      task = Task { for await n in /*bait*/Observations({ self.model.n }) { print(n) } }
    }
  }
}
extension Screen {
  func start() {
    task = Task { for await n in /*bait*/Observations({ self.model.n }) { print(n) } }
  }
}
/// Not known to be a class.
extension Elsewhere {
  func start() {
    task = Task { for await n in /*bait*/Observations({ self.n }) { print(n) } }
  }
}
