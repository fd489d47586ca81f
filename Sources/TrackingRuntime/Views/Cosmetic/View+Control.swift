// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

extension View {
  /// Hides the labels of controls; they can still be called by them.
  public nonisolated func labelsHidden() -> StyledView<Self, ()> {
    look("labelsHidden", ())
  }

  /// Hides the labels of controls or not.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> StyledView<Self, Visibility>
  {
    look("labelsVisibility", (visibility))
  }

  /// Sets the size of controls.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> StyledView<Self, ControlSize> {
    look("controlSize", (controlSize))
  }

  /// Sets the outline of buttons.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> StyledView<
    Self, ButtonBorderShape
  > {
    look("buttonBorderShape", (shape))
  }

  /// Says whether a held button goes on.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> StyledView<
    Self, ButtonRepeatBehavior
  > {
    look("buttonRepeatBehavior", (behavior))
  }

  /// Says how wide buttons are.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> StyledView<Self, ButtonSizing> {
    look("buttonSizing", (sizing))
  }

  /// Shows the sign of a menu.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> StyledView<Self, Visibility> {
    look("menuIndicator", (visibility))
  }

  /// Orders the items of a menu.
  public nonisolated func menuOrder(_ order: MenuOrder) -> StyledView<Self, MenuOrder> {
    look("menuOrder", (order))
  }

  /// Says whether a menu closes.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> StyledView<Self, MenuActionDismissBehavior>
  {
    look("menuActionDismissBehavior", (behavior))
  }

  /// Sets the look of lists.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> StyledView<Self, S> {
    look("listStyle", (style))
  }

  /// Sets the look of forms.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> StyledView<Self, S> {
    look("formStyle", (style))
  }

  /// Sets the look of fields.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> StyledView<Self, S> {
    look("textFieldStyle", (style))
  }

  /// Sets the look of editors.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> StyledView<Self, S> {
    look("textEditorStyle", (style))
  }

  /// Sets the look of pickers.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> StyledView<Self, S> {
    look("pickerStyle", (style))
  }

  /// Sets the look of date pickers.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> StyledView<Self, S> {
    look("datePickerStyle", (style))
  }

  /// Sets the look of menus.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> StyledView<Self, S> {
    look("menuStyle", (style))
  }

  /// Sets the look of gauges.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> StyledView<Self, S> {
    look("gaugeStyle", (style))
  }

  /// Sets the look of signs of progress.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> StyledView<Self, S>
  {
    look("progressViewStyle", (style))
  }

  /// Sets the look of boxes.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> StyledView<Self, S> {
    look("groupBoxStyle", (style))
  }

  /// Sets the look of labelled content.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> StyledView<
    Self, S
  > {
    look("labeledContentStyle", (style))
  }

  /// Sets the look of groups that open.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> StyledView<
    Self, S
  > {
    look("disclosureGroupStyle", (style))
  }

  /// Sets the look of groups of controls.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> StyledView<Self, S>
  {
    look("controlGroupStyle", (style))
  }

  /// Sets the look of page indexes.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> StyledView<Self, S> {
    look("indexViewStyle", (style))
  }

  /// Sets the look of tabs.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> StyledView<Self, S> {
    look("tabViewStyle", (style))
  }

  /// Sets the look of older stacks of screens.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> StyledView<
    Self, S
  > {
    look("navigationViewStyle", (style))
  }

  /// Sets the look of columns.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> StyledView<Self, S>
  {
    look("navigationSplitViewStyle", (style))
  }

  /// Sets what pointing at something does.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> StyledView<
    Self, HoverEffect?
  > {
    look("defaultHoverEffect", (effect))
  }

  /// Runs an action while a pointer moves; never here.
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> StyledView<Self, (CoordinateSpace, ((HoverPhase) -> Void))> {
    look("onContinuousHover", (coordinateSpace, action))
  }

  /// Sets the look of the pointer.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> StyledView<Self, PointerStyle?> {
    look("pointerStyle", (style))
  }

  /// Sets what pointing at this view does.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> StyledView<
    Self, HoverEffect
  > {
    look("hoverEffect", (effect))
  }

  /// Lets pointing at this view do nothing.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> StyledView<Self, Bool> {
    look("hoverEffectDisabled", (disabled))
  }

  /// Lets a row be selected or not.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> StyledView<Self, Bool> {
    look("selectionDisabled", (isDisabled))
  }

  /// Lets a row be deleted or not.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> StyledView<Self, Bool> {
    look("deleteDisabled", (isDisabled))
  }

  /// Lets a row be moved or not.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> StyledView<Self, Bool> {
    look("moveDisabled", (isDisabled))
  }

  /// Lets text be replaced or not.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> StyledView<Self, Bool> {
    look("replaceDisabled", (isDisabled))
  }

  /// Lets this view have the focus.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> StyledView<Self, Bool> {
    look("focusable", (isFocusable))
  }

  /// Hides the sign of focus.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> StyledView<Self, Bool> {
    look("focusEffectDisabled", (disabled))
  }

  /// Moves the focus through this view as one.
  public nonisolated func focusSection() -> StyledView<Self, ()> {
    look("focusSection", ())
  }

  /// Gives this view the focus first.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> StyledView<Self, (Bool, Namespace.ID)> {
    look("prefersDefaultFocus", (prefersDefaultFocus, namespace))
  }

  /// Explains this view where a pointer rests.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> StyledView<
    Self, LocalizedStringKey
  > {
    look("help", (textKey))
  }

  /// Explains this view where a pointer rests.
  @_disfavoredOverload public nonisolated func help<S: StringProtocol>(_ text: S) -> StyledView<
    Self, S
  > {
    look("help", (text))
  }

  /// Explains this view where a pointer rests.
  public nonisolated func help(_ text: Text) -> StyledView<Self, Text> {
    look("help", (text))
  }

  /// Gives this control keys.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> StyledView<Self, (KeyEquivalent, EventModifiers)> {
    look("keyboardShortcut", (key, modifiers))
  }

  /// Gives this control keys.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> StyledView<
    Self, KeyboardShortcut
  > {
    look("keyboardShortcut", (shortcut))
  }

  /// Gives this control keys or none.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> StyledView<
    Self, KeyboardShortcut?
  > {
    look("keyboardShortcut", (shortcut))
  }

  /// Keeps the first focus inside this view.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> StyledView<Self, Namespace.ID> {
    look("focusScope", (namespace))
  }

  /// Shows a number beside a row or tab.
  public nonisolated func badge(_ count: Int) -> StyledView<Self, Int> {
    look("badge", (count))
  }

  /// Shows a word beside a row or tab.
  public nonisolated func badge(_ label: Text?) -> StyledView<Self, Text?> {
    look("badge", (label))
  }

  /// Shows a word beside a row or tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> StyledView<Self, LocalizedStringKey?>
  {
    look("badge", (key))
  }

  /// Says how loud badges are.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> StyledView<
    Self, BadgeProminence
  > {
    look("badgeProminence", (prominence))
  }

  /// Says how loud headers are.
  public nonisolated func headerProminence(_ prominence: Prominence) -> StyledView<Self, Prominence>
  {
    look("headerProminence", (prominence))
  }

  /// Opens what something is dragged onto.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> StyledView<
    Self, SpringLoadingBehavior
  > {
    look("springLoadingBehavior", (behavior))
  }
}
