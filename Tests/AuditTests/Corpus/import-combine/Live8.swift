/*!import-combine*/import Combine
let t = Timer.publish(every: 1, on: .main, in: .common)
