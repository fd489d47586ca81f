import TrackingRuntime

/// One evaluation of a view's `body`: the runtime's own record.
public typealias BodyEvaluation = TrackingRuntime.BodyEvaluation
