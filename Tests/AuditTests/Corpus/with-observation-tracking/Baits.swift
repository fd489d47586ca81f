import Observation
import Perception

func f(_ tracker: Tracker) {
  // withObservationTracking { } onChange: { } /*bait*/
  print("/*bait*/withObservationTracking { } onChange: { }")
  /*bait*/withPerceptionTracking { 1 } onChange: {}
  /*bait*/withContinuousTracking { 1 } onChange: {}
  tracker./*bait*/withObservationTracking { 1 } onChange: {}
  _ = /*bait*/withObservationTracking
  let g = tracker./*bait*/withObservationTracking
  /*bait*/withTracking { 1 } onChange: {}
  /*bait*/observationTracking { 1 } onChange: {}
  View().onChange(of: 1) { /*bait*/observe() }
  _ = #selector(Tracker./*bait*/withObservationTracking)
  g()
}
