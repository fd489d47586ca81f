import Observation

@MainActor final class ListModel {
  private var task: Task<Void, Never>?
  private var textStream: AsyncStream<String>
  let service = Service()
  init(early: Bool, stream: AsyncStream<Int>) {
    task = Task { [weak self] in
      if early {
        /*!guard-self-before-for-await*/guard let self else { return }
        for await v in stream { self.use(v) }
      } else {
        for await v in stream { guard let self else { break }; self.use(v) }
      }
    }
  }
  func a() {
    task = Task { [weak self] in
      /*!guard-self-before-for-await*/guard let self else { return }

      for await text in textStream.debounce(for: .milliseconds(50)) {
        await search(text)
      }
    }
  }
  func b() {
    task = Task { [weak self] in
      /*!guard-self-before-for-await*/guard let self else { return }
      for await message in service.incomingCommands {
        await self.search(message)
      }
    }
    Task.detached { [weak self] in
      /*!guard-self-before-for-await*/guard let self = self else { return }
      for await name in Observations({ 1 }) { await self.search("\(name)") }
    }
    Task { @MainActor [weak self] in
      /*!guard-self-before-for-await*/guard let strongSelf = self else { return }
      for await _ in NotificationCenter.default.notifications(named: .init("a")) {
        await strongSelf.search("")
      }
    }
    task = Task(priority: .low) { [weak self, service] in
      /*!guard-self-before-for-await*/guard let self else { return }
      print("started")
      do {
        for try await n in NotificationCenter.default.notifications(named: .init("b")) {
          await self.search("\(n)")
        }
      } catch {}
    }
    task = Task { [weak self] in
      /*!guard-self-before-for-await*/if let self {
        for await event in self.service.events() { await self.search(event) }
      }
    }
    task = Task<Void, Never> { [unowned self] in
      for await event in service.events() { await self.search(event) }
    }
    task = Task.immediate { [weak self] in
      /*!guard-self-before-for-await*/guard let self, !Task.isCancelled else { return }
      let names = Observations { [weak self] in self?.task == nil }.compactMap(\.self).dropFirst()
      for await name in names { await self.search("\(name)") }
    }
  }
  func c(_ fast: Bool) {
    task = Task { [weak self] in
      /*!guard-self-before-for-await*/guard let self else { return }
      if fast {
        for await event in service.events() { await self.search(event) }
      } else {
        for await event in service.slowEvents() { await self.search(event) }
      }
    }
    _Concurrency.Task { [weak self] in
      /*!guard-self-before-for-await*/guard let self else { return }
      for await update in Transaction.updates { await self.search("\(update)") }
      print("never here")
    }
  }
  func search(_ text: String) async {}
  func use(_ n: Int) {}
}
