/*!import-combine*/import Combine
func f(_ p: Source) { p.eraseToAnyPublisher() }
