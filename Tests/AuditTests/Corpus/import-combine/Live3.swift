/*!import-combine*/import Combine
func f(_ p: some Publisher<Int, Never>) {}
