import Observation

@MainActor @Observable final class Meter { var level = 0 }

@MainActor func follow(_ meter: Meter) -> Task<Void, Never> {
  let levels = Observations<Int?, Never>.untilFinished { [weak meter] in
    if let meter { return .next(meter.level) } else { return .finish }
  }
  return Task { for await level in levels { print(level ?? 0) } }
}
