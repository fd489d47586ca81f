import Foundation
import KataEvents
import SwiftUI
import TrackingRuntime

/// A probe's screen: takes the steps that the supervisor draws and answers each with the facts.
///
/// What is right is known to the supervisor alone; here nothing is compared.
@MainActor
final class ProbedScreen: DrivenScreen {
  private let makeProbe: @MainActor () -> Probe
  private let classes: [(name: String, type: AnyClass)]
  private let defaultKeys: [String]
  private let stream: RecordStream
  private var probe: Probe?
  private var driver: ScreenDriver?
  private var watch: AllocationWatch?
  private var evaluationsBefore = 0
  private var isDone = true

  init(
    _ makeProbe: @escaping @MainActor () -> Probe, releases: [String], defaults: [String],
    stream: RecordStream
  ) {
    self.makeProbe = makeProbe
    self.stream = stream
    defaultKeys = defaults
    classes = releases.compactMap { name in
      // A class of the learner's module, by its mangled name.
      let type = _typeByName("4Kata\(name.utf8.count)\(name)C") as? AnyClass
      return type.map { (name, $0) }
    }
  }

  func begin() async {
    mount()
    await tell()
  }

  func obey(_ command: Command) async -> Bool {
    evaluationsBefore = command == .facts ? evaluationsBefore : driver?.evaluationCount ?? 0
    switch command {
    case .facts: break
    case .close:
      drop()
      return false
    case .drop: drop()
    case .mountAgain: mount()
    case .act(let name):
      let act = probe?.acts.first { $0.name == name }
      await act?.act()
      isDone = act != nil
    default:
      isDone = await take(command)
    }
    await tell()
    return true
  }

  private func mount() {
    drop()
    watch = classes.isEmpty ? nil : AllocationWatch(of: classes.map(\.type))
    // Made once: what an author keeps beside the root outlives it, as a server or a store would.
    let probe = self.probe ?? makeProbe()
    self.probe = probe
    driver = ScreenDriver(probe.root(), visibleRows: probe.visibleRows)
    evaluationsBefore = 0
    isDone = true
  }

  private func drop() {
    driver?.unmount()
    driver = nil
    probe?.drop()
    isDone = true
  }

  private func take(_ command: Command) async -> Bool {
    guard let driver else { return false }
    let result: Result<Void, ScreenRefusal>
    switch command {
    case .tap(let label, let occurrence): result = driver.tap(label, occurrence: occurrence)
    case .type(let text, let label): result = driver.type(text, into: label)
    case .toggle(let label): result = driver.toggle(label)
    case .select(let value, let label): result = driver.select(value, in: label)
    case .submit(let label): result = driver.submit(label)
    case .scroll(let row): result = driver.scroll(toRow: row)
    case .dismiss: result = driver.dismiss()
    case .refresh: result = await driver.refresh()
    default: return false
    }
    if case .success = result { return true }
    return false
  }

  private func tell() async {
    await driver?.settle()
    var facts = ProbeFacts()
    facts.isDone = isDone
    if let driver {
      facts.text = driver.text
      for evaluation in driver.evaluations(since: evaluationsBefore) {
        facts.counts[evaluation.view, default: 0] += 1
      }
      facts.offers = Self.offers(of: driver)
    } else if watch != nil {
      // What a task still holds is let go when the task has had its turn.
      await TaskTurn.one()
    }
    for (name, read) in probe?.values ?? [] { facts.values[name] = read() }
    facts.offers += (probe?.acts ?? []).map { ScreenOffer(.act, label: $0.name) }
    if let watch {
      let alive = watch.alive.map { ObjectIdentifier(type(of: $0)) }
      for (name, type) in classes {
        facts.alive[name] = alive.count { $0 == ObjectIdentifier(type) }
      }
    }
    for key in defaultKeys {
      if let value = UserDefaults.standard.object(forKey: key) { facts.defaults[key] = "\(value)" }
    }
    stream.write(.facts(facts))
  }

  private static func offers(of driver: ScreenDriver) -> [ScreenOffer] {
    var offers: [ScreenOffer] = []
    for control in driver.offers {
      for number in 0..<control.taps {
        offers.append(
          ScreenOffer(
            .tap, label: control.label, occurrence: control.taps > 1 ? number : nil))
      }
      if control.fields == 1 { offers.append(ScreenOffer(.type, label: control.label)) }
      if control.submits == 1 { offers.append(ScreenOffer(.submit, label: control.label)) }
      if !control.choices.isEmpty {
        offers.append(ScreenOffer(.select, label: control.label, choices: control.choices))
      }
    }
    if driver.totalRows > 0 { offers.append(ScreenOffer(.scroll, rows: driver.totalRows)) }
    if driver.canDismiss { offers.append(ScreenOffer(.dismiss)) }
    if driver.canRefresh { offers.append(ScreenOffer(.refresh)) }
    return offers
  }
}
