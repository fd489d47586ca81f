// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

extension View {
  /// Says how large the title is.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> StyledView<Self, NavigationBarItem.TitleDisplayMode> {
    look("navigationBarTitleDisplayMode", (displayMode))
  }

  /// Says how large the title is.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> StyledView<
    Self, ToolbarTitleDisplayMode
  > {
    look("toolbarTitleDisplayMode", (mode))
  }

  /// Hides the bar.
  public nonisolated func navigationBarHidden(_ hidden: Bool = true) -> StyledView<Self, Bool> {
    look("navigationBarHidden", (hidden))
  }

  /// Hides the way back.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
    -> StyledView<Self, Bool>
  {
    look("navigationBarBackButtonHidden", (hidesBackButton))
  }

  /// Sets the width of a column.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> StyledView<
    Self, CGFloat
  > {
    look("navigationSplitViewColumnWidth", (width))
  }

  /// Sets limits for the width of a column.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> StyledView<Self, (CGFloat?, CGFloat, CGFloat?)> {
    look("navigationSplitViewColumnWidth", (min, ideal, max))
  }

  /// Names the document that this screen shows.
  public nonisolated func navigationDocument(_ url: URL) -> StyledView<Self, URL> {
    look("navigationDocument", (url))
  }

  /// Connects a title that a person can change.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> StyledView<
    Self, Binding<String>
  > {
    look("navigationTitle", (title))
  }

  /// Sets a line below the title.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> StyledView<
    Self, LocalizedStringKey
  > {
    look("navigationSubtitle", (subtitleKey))
  }

  /// Sets the background of bars.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> StyledView<Self, (S, [ToolbarPlacement])> {
    look("toolbarBackground", (style, bars))
  }

  /// Shows the background of bars.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> StyledView<Self, (Visibility, [ToolbarPlacement])>
  {
    look("toolbarBackground", (visibility, bars))
  }

  /// Shows the background of bars.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> StyledView<Self, (Visibility, [ToolbarPlacement])> {
    look("toolbarBackgroundVisibility", (visibility, bars))
  }

  /// Makes bars light or dark.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> StyledView<Self, (ColorScheme?, [ToolbarPlacement])> {
    look("toolbarColorScheme", (colorScheme, bars))
  }

  /// Shows bars.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> StyledView<Self, (Visibility, [ToolbarPlacement])>
  {
    look("toolbar", (visibility, bars))
  }

  /// Shows bars.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> StyledView<Self, (Visibility, [ToolbarPlacement])>
  {
    look("toolbarVisibility", (visibility, bars))
  }

  /// Says what bars are for.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> StyledView<Self, ToolbarRole> {
    look("toolbarRole", (role))
  }

  /// Says when the tabs become small.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> StyledView<
    Self, TabBarMinimizeBehavior
  > {
    look("tabBarMinimizeBehavior", (behavior))
  }

  /// Sets the heights of a sheet.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> StyledView<
    Self, Set<PresentationDetent>
  > {
    look("presentationDetents", (detents))
  }

  /// Sets the heights of a sheet and connects the one it has.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> StyledView<Self, (Set<PresentationDetent>, Binding<PresentationDetent>)> {
    look("presentationDetents", (detents, selection))
  }

  /// Shows that a sheet can be dragged.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> StyledView<
    Self, Visibility
  > {
    look("presentationDragIndicator", (visibility))
  }

  /// Sets the background of a sheet.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> StyledView<Self, S> {
    look("presentationBackground", (style))
  }

  /// Lets touches through behind a sheet.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> StyledView<Self, PresentationBackgroundInteraction> {
    look("presentationBackgroundInteraction", (interaction))
  }

  /// Says whether dragging scrolls or resizes.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> StyledView<Self, PresentationContentInteraction>
  {
    look("presentationContentInteraction", (behavior))
  }

  /// Rounds the corners of a sheet.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> StyledView<
    Self, CGFloat?
  > {
    look("presentationCornerRadius", (cornerRadius))
  }

  /// Says what a popover becomes on a small screen.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> StyledView<Self, PresentationAdaptation>
  {
    look("presentationCompactAdaptation", (adaptation))
  }

  /// Says what a popover becomes on a small screen.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> StyledView<Self, (PresentationAdaptation, PresentationAdaptation)> {
    look("presentationCompactAdaptation", (horizontal, vertical))
  }

  /// Sets the size of a sheet.
  public nonisolated func presentationSizing(_ sizing: AnyPresentationSizing) -> StyledView<
    Self, AnyPresentationSizing
  > {
    look("presentationSizing", (sizing))
  }

  /// Keeps a sheet from being dragged away.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> StyledView<
    Self, Bool
  > {
    look("interactiveDismissDisabled", (isDisabled))
  }

  /// Sets the picture of a dialog.
  public nonisolated func dialogIcon(_ icon: Image?) -> StyledView<Self, Image?> {
    look("dialogIcon", (icon))
  }

  /// Says how serious a dialog is.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> StyledView<
    Self, DialogSeverity
  > {
    look("dialogSeverity", (severity))
  }

  /// Takes a part of the bar away.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> StyledView<
    Self, ToolbarDefaultItemKind?
  > {
    look("toolbar", (defaultItemKind))
  }

  /// Sets the colour of bars.
  public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> StyledView<Self, (S, [ToolbarPlacement])> {
    look("toolbarForegroundStyle", (style, bars))
  }

  /// Sets a line below the title.
  @_disfavoredOverload public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S)
    -> StyledView<Self, S>
  {
    look("navigationSubtitle", (subtitle))
  }

  /// Says what searching does to the bar.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> StyledView<Self, SearchPresentationToolbarBehavior> {
    look("searchPresentationToolbarBehavior", (behavior))
  }

  /// Says whether a search can be spoken.
  public nonisolated func searchDictationBehavior(_ behavior: TextInputDictationBehavior)
    -> StyledView<Self, TextInputDictationBehavior>
  {
    look("searchDictationBehavior", (behavior))
  }

  /// Says which events this window takes.
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)
    -> StyledView<Self, (Set<String>, Set<String>)>
  {
    look("handlesExternalEvents", (preferring, allowing))
  }

  /// Says whether the window can be resized.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> StyledView<
    Self, WindowInteractionBehavior
  > {
    look("windowResizeBehavior", (behavior))
  }

  /// Says whether the window can be closed.
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior)
    -> StyledView<Self, WindowInteractionBehavior>
  {
    look("windowDismissBehavior", (behavior))
  }
}
