import Foundation
import SwiftUI

final class Child {
  var onTap: () -> Void = {}
  var once: (() -> Void)?
  var forwarded: () -> Void { get { {} } set {} }
}
struct Value { var onTap: () -> Void = {} }
final class Model {
  var n = 0
  var onChange: (() -> Void)?
  var done: (() -> Void)?
  var computed: () -> Void { get { {} } set {} }
  static var shared: () -> Void = {}
  private let child = Child()
  private weak var parent: Child?
  private let button = UIButton()
  private var list: [() -> Void] = []
  lazy var made: Int = /*bait*/{ self.n + 1 }()
  init(_ given: Child) {
    onChange = /*bait*/{ [weak self] in self?.n += 1 }
    onChange = /*bait*/{ [unowned self] in self.n += 1 }
    onChange = /*bait*/{ [child] in child.onTap() }
    onChange = /*bait*/{ print(Model.self) }
    computed = /*bait*/{ self.n += 1 }
    Model.shared = /*bait*/{ self.n += 1 }
    child.onTap = /*bait*/{ [weak self] in self?.n += 1 }
    child.forwarded = /*bait*/{ self.n += 1 }
    parent?.onTap = /*bait*/{ self.n += 1 }
    given.onTap = /*bait*/{ self.n += 1 }
    button.onTap = /*bait*/{ self.n += 1 }
    let local: () -> Void = /*bait*/{ self.n += 1 }
    local()
    var later: () -> Void
    later = /*bait*/{ self.n += 1 }
    later()
    n = /*bait*/{ self.n + 1 }()
    // Cleared below.
    done = /*bait*/{ self.n += 1 }
    child.once = /*bait*/{ self.n += 1 }
    // Another rule tells of this one.
    onChange = /*bait*/{ Task { [weak self] in self?.n += 1 } }
  }
  func finish() {
    done?()
    done = nil
    child.once = nil
  }
}
struct Screen: View {
  @State private var onChange: (() -> Void)?
  @State private var n = 0
  let model: Child
  var body: some View {
    Text("a").onAppear {
      onChange = /*bait*/{ self.n += 1 }
      model.onTap = /*bait*/{ self.n += 1 }
    }
  }
}
final class Flow {
  private var step: Child?
  private var after: () -> Void = {}
  var n = 0
  func start() {
    step = Child()
    step?.onTap = /*bait*/{ self.finish() }
    after = /*bait*/{ self.n += 1 }
  }
  func finish() {
    step = nil
    after = {}
  }
}
