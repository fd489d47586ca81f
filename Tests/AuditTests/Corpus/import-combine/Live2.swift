/*!import-combine*/import Combine
struct A { @Published var n = 0 }
