/// A style whose `makeBody` a control runs; its runs are not counted as bodies.
public protocol ControlStyling {}
