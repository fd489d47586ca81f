/*!import-combine*/import Combine
let s = PassthroughSubject<Int, Never>()
