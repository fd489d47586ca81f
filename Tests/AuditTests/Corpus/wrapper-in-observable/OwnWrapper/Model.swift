import Observation
@Observable final class Volume {
  /*!wrapper-in-observable*/@Clamped var level = 3
  @ObservationIgnored /*bait*/@Clamped var ignored = 3
  /*bait*/@Storage var isolated = 3
  /*bait*/@Unknown var unknown = 3
}
