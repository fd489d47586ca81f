import Foundation

extension View {
  /// Hides the labels of controls; they can still be called by them.
  public func labelsHidden() -> StyledView<Self> { style("labelsHidden") }

  /// Sets the outline that reacts to touches.
  public func contentShape<Outline: Shape>(_ shape: Outline) -> StyledView<Self> {
    style("contentShape")
  }

  /// Cuts this view to an outline.
  public func clipShape<Outline: Shape>(_ shape: Outline) -> StyledView<Self> {
    style("clipShape")
  }

  /// Cuts off what does not fit.
  public func clipped() -> StyledView<Self> { style("clipped") }

  /// Sets the look of lists.
  public func listStyle(_ style: ListStyle) -> StyledView<Self> { self.style("listStyle") }

  /// Sets the look of fields.
  public func textFieldStyle(_ style: TextFieldStyle) -> StyledView<Self> {
    self.style("textFieldStyle")
  }

  /// Sets the look of pickers.
  public func pickerStyle(_ style: PickerStyle) -> StyledView<Self> { self.style("pickerStyle") }

  /// Sets the look of switches.
  public func toggleStyle(_ style: ToggleStyle) -> StyledView<Self> { self.style("toggleStyle") }

  /// Sets the size of controls.
  public func controlSize(_ size: ControlSize) -> StyledView<Self> { style("controlSize") }

  /// Asks for a light or dark ground.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> StyledView<Self> {
    style("preferredColorScheme")
  }

  /// Names the return key.
  public func submitLabel(_ label: SubmitLabel) -> StyledView<Self> { style("submitLabel") }

  /// Switches the correction of words off.
  public func autocorrectionDisabled(_ disable: Bool = true) -> StyledView<Self> {
    style("autocorrectionDisabled")
  }

  /// How this view comes and goes.
  public func transition(_ transition: AnyTransition) -> StyledView<Self> { style("transition") }
}
