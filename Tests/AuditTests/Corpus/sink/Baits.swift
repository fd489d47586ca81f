struct Kitchen {
  var /*bait*/sink = Sink()
  func /*bait*/sink(into: Int) {}
  func f(_ log: Log) {
    log./*bait*/sink(into: 1)
    log./*bait*/sink(1)
    log./*bait*/sink.close()
    _ = log./*bait*/sink
    log./*bait*/sinks { _ in }
    log.sinkhole { _ in /*bait*/sink(into: 2) }
    log./*bait*/sink(to: { _ in })
    log./*bait*/sink(receiver: { _ in })
    // p./*bait*/sink { _ in }
    print("p./*bait*/sink { _ in }")
    log./*bait*/sink()
  }
}
