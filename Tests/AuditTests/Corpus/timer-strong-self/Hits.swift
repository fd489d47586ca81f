import Foundation

@MainActor final class Model {
  private var timer: Timer?
  private var timers: [Timer] = []
  private var n = 0
  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) /*!timer-strong-self*/{ _ in
      self.tick()
    }
    self.timer = .none
    self.timer = Timer.scheduledTimer(
      withTimeInterval: 1, repeats: true, block: /*!timer-strong-self*/{ _ in self.tick() })
    timer = Timer(timeInterval: 1, repeats: true) /*!timer-strong-self*/{ [self] _ in tick() }
    timers.append(
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) /*!timer-strong-self*/{ _ in
        self.n += 1
      })
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) /*!timer-strong-self*/{ _ in
      Task { @MainActor in self.tick() }
    }
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) /*!timer-strong-self*/{ _ in
      self.tick()
    }
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: /*!timer-strong-self*/self, selector: #selector(tick),
      userInfo: nil, repeats: true)
    timer = Timer(
      timeInterval: 1, target: /*!timer-strong-self*/self, selector: #selector(tick),
      userInfo: nil, repeats: true)
    let late = Timer(timeInterval: 1, repeats: true) /*!timer-strong-self*/{ [me = self] _ in
      me.tick()
    }
    timer = late
  }
  deinit { timer?.invalidate() }
  @objc func tick() {}
}
extension Model {
  func again() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) /*!timer-strong-self*/{ _ in
      self.tick()
    }
  }
}

// A method is a closure over its object.
final class MethodAsBlock {
  private var timer: Timer?
  private var count = 0
  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: /*!timer-strong-self*/tick)
  }
  func again() {
    timer = .scheduledTimer(withTimeInterval: 1, repeats: true, block: { [weak self] _ in self?.count = 0 })
    timer = Timer.scheduledTimer(
      withTimeInterval: 1, repeats: true, block: /*!timer-strong-self*/self.tick)
  }
  func tick(_ timer: Timer) { count += 1 }
}
