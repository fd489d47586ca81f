final class Socket {
  var /*bait*/onReceive: ((Int) -> Void)?
  func f(_ other: Socket) {
    other./*bait*/onReceive = { _ in }
    other./*bait*/onReceive?(1)
    other./*bait*/onReceive(1)
    other./*bait*/onReceive { _ in }
    other./*bait*/onReceive(message: 1) { _ in }
    other./*bait*/onReceived(1) { _ in }
    /*bait*/onReceive?(2)
    _ = other./*bait*/onReceive
    // Text("")./*bait*/onReceive(timer) { _ in }
    print("./*bait*/onReceive(timer) { _ in }")
    other./*bait*/onReceive()
  }
}
