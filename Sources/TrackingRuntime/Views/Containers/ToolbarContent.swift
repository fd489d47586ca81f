/// Parts of the bar around a screen.
///
/// Differs from SwiftUI: they are views, so that they stand in the tree like others.
@MainActor @preconcurrency
public protocol ToolbarContent: View where Body: ToolbarContent {}

extension Never: ToolbarContent {}
extension TupleView: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
