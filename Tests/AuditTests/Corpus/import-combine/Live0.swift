/*!import-combine*/import Combine
final class A: ObservableObject {}
