import Foundation
import SwiftUI

@MainActor final class Model {
  private var token: (any NSObjectProtocol)?
  private let store = Store()
  private let center = NotificationCenter.default
  init() {
    token = center.addObserver(forName: .init("a"), object: nil, queue: nil) /*bait*/{
      [weak self] _ in self?.tick()
    }
    token = center.addObserver(forName: .init("a"), object: nil, queue: nil) /*bait*/{
      [weak self] _ in
      guard let self else { return }
      self.tick()
    }
    token = center.addObserver(forName: .init("a"), object: nil, queue: nil) /*bait*/{
      [unowned self] _ in self.tick()
    }
    token = center.addObserver(forName: .init("a"), object: nil, queue: nil) /*bait*/{
      [store] _ in store.save()
    }
    token = center.addObserver(forName: .init("a"), object: nil, queue: nil) /*bait*/{ _ in
      print(Model.self)
    }
    center./*bait*/addObserver(self, selector: #selector(tick), name: .init("a"), object: nil)
    store.addObserver(self) /*bait*/{ self.tick() }
    store.addObserver(forKey: "a") /*bait*/{ self.tick() }
    // Once only: it takes itself out.
    _ = center.addObserver(forName: .init("a"), object: nil, queue: nil) /*bait*/{ note in
      self.tick()
      self.center.removeObserver(note)
    }
    // Whoever gets the token decides.
    store.token = center.addObserver(forName: .init("a"), object: nil, queue: nil) /*bait*/{ _ in
      self.tick()
    }
    let taken = center.addObserver(forName: .init("a"), object: nil, queue: nil) /*bait*/{ _ in
      self.tick()
    }
    store.keep(taken)
  }
  @objc func tick() {}
}
final class Stopped {
  private var token: (any NSObjectProtocol)?
  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil)
    /*bait*/{ _ in self.tick() }
  }
  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
  func tick() {}
}
final class Hub {
  static let shared = Hub()
  private init() {
    _ = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil)
    /*bait*/{ _ in self.tick() }
  }
  func tick() {}
}
struct Screen: View {
  @State private var n = 0
  var body: some View {
    Text("a").onAppear {
      _ = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil)
      /*bait*/{ _ in self.n += 1 }
    }
  }
}
