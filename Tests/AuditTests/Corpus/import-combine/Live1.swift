/*!import-combine*/import Combine
let bag = Set<AnyCancellable>()
