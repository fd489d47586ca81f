/*!import-combine*/import Combine
func f(_ m: Model) { _ = m.$name.map(\.count) }
