/// A style of a control that the platform has: it leaves the control as it is.
protocol BuiltInStyle {}
