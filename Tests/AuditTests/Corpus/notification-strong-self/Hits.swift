import Foundation

@MainActor final class Model {
  private var token: (any NSObjectProtocol)?
  private var tokens: [any NSObjectProtocol] = []
  private let center = NotificationCenter.default
  private var n = 0
  init() {
    token = NotificationCenter.default.addObserver(
      forName: .init("a"), object: nil, queue: .main
    ) /*!notification-strong-self*/{ _ in self.tick() }
    self.token = center.addObserver(
      forName: .init("a"), object: nil, queue: nil, using: /*!notification-strong-self*/{ note in
        self.tick()
      })
    tokens.append(
      center.addObserver(forName: .init("a"), object: nil, queue: nil) /*!notification-strong-self*/{
        [self] _ in tick()
      })
    center.addObserver(forName: .init("a"), object: nil, queue: nil) /*!notification-strong-self*/{
      _ in self.n += 1
    }
    _ = center.addObserver(forName: .init("a"), object: nil, queue: nil) /*!notification-strong-self*/{
      _ in Task { @MainActor in self.tick() }
    }
    let late = center.addObserver(forName: .init("a"), object: nil, queue: nil)
    /*!notification-strong-self*/{ [me = self] _ in me.tick() }
    token = late
  }
  deinit { token.map { NotificationCenter.default.removeObserver($0) } }
  func tick() {}
}
extension Model {
  func more() {
    token = center.addObserver(forName: nil, object: nil, queue: nil) /*!notification-strong-self*/{
      if $0.object == nil { self.tick() }
    }
    tokens += []
    tokens.append(
      NotificationCenter.default.addObserver(forName: .init("b"), object: self, queue: nil)
      /*!notification-strong-self*/{ _ in self.tick() })
  }
}
final class Screen: UIViewController {
  private var token: Any?
  override func viewDidLoad() {
    token = NotificationCenter.default.addObserver(forName: .init("c"), object: nil, queue: nil)
    /*!notification-strong-self*/{ _ in self.view.setNeedsLayout() }
    token = NotificationCenter.default.addObserver(forName: .init("c"), object: nil, queue: nil)
    /*!notification-strong-self*/{ _ in super.viewDidLoad() }
  }
}
