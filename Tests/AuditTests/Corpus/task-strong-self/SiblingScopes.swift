import SwiftUI

/// What a sibling scope declares hides no member.
@MainActor final class Siblings {
  private var task: Task<Void, Never>?
  private var items: [Int] = []
  private var tick = 0
  func closure() {
    items.forEach { tick in print(tick) }
    task = /*!task-strong-self*/Task {
      while true {
        tick += 1
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
  func inside() {
    task = /*!task-strong-self*/Task {
      while true {
        [1].forEach { tick in print(tick) }
        tick += 1
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
  func nested() {
    func show(tick: Int) { print(tick) }
    task = /*!task-strong-self*/Task {
      while true {
        tick += 1
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
  func branch(_ given: Int?) {
    if let tick = given { print(tick) }
    task = /*!task-strong-self*/Task {
      while true {
        tick += 1
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
  func loop() {
    for tick in items { print(tick) }
    task = /*!task-strong-self*/Task {
      while true {
        tick += 1
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
  func caught() {
    do { try work() } catch let tick { print(tick) }
    task = /*!task-strong-self*/Task {
      while true {
        tick += 1
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
  func cases(_ given: Int?) {
    switch given {
    case .some(let tick): print(tick)
    default: break
    }
    task = /*!task-strong-self*/Task {
      while true {
        tick += 1
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
  func weakSibling() {
    items.forEach { [weak self] _ in guard let self else { return } }
    task = /*!task-strong-self*/Task {
      while true {
        tick += 1
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
  func work() throws {}
}

/// What a scope around declares does.
@MainActor final class Shadows {
  private var task: Task<Void, Never>?
  private var tick = 0
  func parameter(_ tick: Int) {
    task = /*bait*/Task { while true { print(tick); await Task.yield() } }
  }
  func closure(_ items: [Int]) {
    items.forEach { tick in
      task = /*bait*/Task { while true { print(tick); await Task.yield() } }
    }
  }
  func branch(_ given: Int?) {
    if let tick = given {
      task = /*bait*/Task { while true { print(tick); await Task.yield() } }
    }
    guard let tick = given else { return }
    task = /*bait*/Task { while true { print(tick); await Task.yield() } }
  }
  func loop(_ items: [Int]) {
    for tick in items {
      task = /*bait*/Task { while true { print(tick); await Task.yield() } }
    }
  }
  func cases(_ given: Int?) {
    if case .some(let tick) = given {
      task = /*bait*/Task { while true { print(tick); await Task.yield() } }
    }
    switch given {
    case .some(let tick):
      task = /*bait*/Task { while true { print(tick); await Task.yield() } }
    default: break
    }
    do { try work() } catch let tick {
      task = /*bait*/Task { while true { print(tick); await Task.yield() } }
    }
  }
  func inside() {
    task = /*bait*/Task {
      while true {
        let tick = 1
        print(tick)
        await Task.yield()
      }
    }
  }
  func work() throws {}
}
