import Combine
import SwiftUI

@MainActor final class Model {
  private var task: Task<Void, Never>?
  private let service = Service()
  let stream: AsyncStream<Int>
  func finite(_ url: URL) {
    // A task that ends only delays the release.
    task = /*bait*/Task { self.tick() }
    task = /*bait*/Task { await self.service.load(); self.tick() }
    task = /*bait*/Task { for n in 1...3 { self.use(n) } }
    task = /*bait*/Task { for try await line in url.lines { self.use(line.count) } }
    task = /*bait*/Task {
      for try await part in service.stream(prompt: "a") { self.use(part) }
    }
    task = /*bait*/Task { for await part in service.download(url) { self.use(part) } }
    task = /*bait*/Task {
      for await part in service.parts { self.use(part) }
      self.tick()
    }
    task = /*bait*/Task {
      while !Task.isCancelled {
        if await service.isReady { break }
        self.tick()
      }
    }
    task = /*bait*/Task { while !service.isDone { self.tick() } }
    task = /*bait*/Task {
      for await n in stream {
        self.use(n)
        if n == 3 { return }
      }
    }
    task = /*bait*/Task {
      await withTaskGroup(of: Int.self) { group in for await n in group { self.use(n) } }
    }
  }
  func weak() {
    task = /*bait*/Task { [weak self] in
      while !Task.isCancelled {
        self?.tick()
        try? await Task.sleep(for: .seconds(1))
      }
    }
    task = /*bait*/Task { [weak self, stream] in
      for await n in stream {
        guard let self else { return }
        self.use(n)
      }
    }
    task = /*bait*/Task { [service] in while true { await service.load() } }
    task = /*bait*/Task { [unowned self] in while true { self.tick() } }
    let service = service
    task = /*bait*/Task { while !Task.isCancelled { await service.load() } }
    task = /*bait*/Task { [weak self] in
      /*bait*/guard let self else { return }
      self.tick()
    }
  }
  func handedOn() -> Task<Void, Never> {
    /*bait*/Task { for await n in stream { self.use(n) } }
  }
  func use(_ n: Int) {}
  func tick() {}
}
final class Player {
  private var loop: Task<Void, Never>?
  func play() {
    loop = /*bait*/Task { while !Task.isCancelled { self.step() } }
  }
  func pause() {
    loop?.cancel()
    loop = nil
  }
  func step() {}
}
final class Many {
  private var loops: [Task<Void, Never>] = []
  func play() {
    loops.append(/*bait*/Task { while true { self.step() } })
  }
  func end() { loops.forEach { $0.cancel() } }
  func step() {}
}
final class Monitor {
  static let shared = Monitor()
  private var loop: Task<Void, Never>?
  private init() {
    loop = /*bait*/Task { while true { self.step() } }
  }
  func step() {}
}
struct Screen: View {
  @State private var loop: Task<Void, Never>?
  var body: some View {
    Text("a").onAppear { loop = /*bait*/Task { while true { self.step() } } }
  }
  func step() {}
}
