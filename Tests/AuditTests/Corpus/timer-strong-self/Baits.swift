import Foundation
import SwiftUI

@MainActor final class Model {
  private var timer: Timer?
  private let store = Store()
  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) /*bait*/{ [weak self] _ in
      self?.tick()
    }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) /*bait*/{ [weak self] timer in
      guard let self else { return timer.invalidate() }
      self.tick()
    }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) /*bait*/{ _ in self.tick() }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: isOn) /*bait*/{ _ in self.tick() }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) /*bait*/{ timer in
      self.tick()
      if self.isDone { timer.invalidate() }
    }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) /*bait*/{ [store] _ in
      store.save()
    }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) /*bait*/{ [unowned self] _ in
      self.tick()
    }
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: /*bait*/self, selector: #selector(tick), userInfo: nil,
      repeats: false)
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: /*bait*/store, selector: #selector(tick), userInfo: nil,
      repeats: true)
    store.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) /*bait*/{ _ in
      self.tick()
    }
    store.scheduledTimer(withTimeInterval: 1, repeats: true) /*bait*/{ _ in self.tick() }
    DispatchQueue.main.asyncAfter(deadline: .now()) /*bait*/{ self.tick() }
  }
  let isOn = true
  var isDone = false
  @objc func tick() {}
}
final class Player {
  private var timer: Timer?
  func play() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) /*bait*/{ _ in self.tick() }
  }
  func pause() { timer?.invalidate() }
  func tick() {}
}
struct Screen: View {
  @State private var timer: Timer?
  @State private var n = 0
  var body: some View {
    Text("a").onAppear {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) /*bait*/{ _ in n += 1 }
    }
  }
}

// A block that is handed in is no method of the object.
final class HandedBlock {
  private var timer: Timer?
  private let action: (Timer) -> Void = { _ in }
  func start(_ block: @escaping (Timer) -> Void) {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: /*bait*/block)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: /*bait*/action)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: /*bait*/Self.tick)
  }
  static func tick(_ timer: Timer) {}
}
