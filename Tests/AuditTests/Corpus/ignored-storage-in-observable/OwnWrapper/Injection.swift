import Observation
@Observable final class Screen {
  @ObservationIgnored /*bait*/@Inject var api: API
  @ObservationIgnored /*bait*/@DynamicInjected(\.alert) private var alert
  @ObservationIgnored /*bait*/@ServiceDependency var service: API
}
@propertyWrapper struct Inject { var wrappedValue: API }
@propertyWrapper struct DynamicInjected { var wrappedValue: API }
@propertyWrapper struct ServiceDependency { var wrappedValue: API }
protocol API {}
