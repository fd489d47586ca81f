import Observation
@Observable final class Preferences {
  @ObservationIgnored /*!ignored-storage-in-observable*/@Setting var one = 1
  @ObservationIgnored /*!ignored-storage-in-observable*/@Setting var two = 2
  @ObservationIgnored /*bait*/@Macro var three = 3
}
