struct AnyCancellable {}
let own: /*bait*/AnyCancellable? = nil
