// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

/// How large the title is.
public struct ToolbarTitleDisplayMode: Hashable, Sendable, Worded {
  let words: String
}

extension ToolbarTitleDisplayMode {
  /// Automatic.
  public static let automatic = ToolbarTitleDisplayMode(words: "automatic")

  /// Inline.
  public static let inline = ToolbarTitleDisplayMode(words: "inline")

  /// Large.
  public static let large = ToolbarTitleDisplayMode(words: "large")

  /// Inline large.
  public static let inlineLarge = ToolbarTitleDisplayMode(words: "inlineLarge")
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable, Worded {
  let words: String
}

extension ToolbarPlacement {
  /// Automatic.
  public static let automatic = ToolbarPlacement(words: "automatic")

  /// Bottom bar.
  public static let bottomBar = ToolbarPlacement(words: "bottomBar")

  /// Navigation bar.
  public static let navigationBar = ToolbarPlacement(words: "navigationBar")

  /// Tab bar.
  public static let tabBar = ToolbarPlacement(words: "tabBar")

  /// Window toolbar.
  public static let windowToolbar = ToolbarPlacement(words: "windowToolbar")

  /// Bottom ornament.
  public static let bottomOrnament = ToolbarPlacement(words: "bottomOrnament")
}

/// A part that a bar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable, Worded {
  let words: String
}

extension ToolbarDefaultItemKind {
  /// Sidebar toggle.
  public static let sidebarToggle = ToolbarDefaultItemKind(words: "sidebarToggle")

  /// Title.
  public static let title = ToolbarDefaultItemKind(words: "title")

  /// Search.
  public static let search = ToolbarDefaultItemKind(words: "search")
}

/// A place in the program's menus.
public struct CommandGroupPlacement: Hashable, Sendable, Worded {
  let words: String
}

extension CommandGroupPlacement {
  /// App info.
  public static let appInfo = CommandGroupPlacement(words: "appInfo")

  /// App settings.
  public static let appSettings = CommandGroupPlacement(words: "appSettings")

  /// System services.
  public static let systemServices = CommandGroupPlacement(words: "systemServices")

  /// App visibility.
  public static let appVisibility = CommandGroupPlacement(words: "appVisibility")

  /// App termination.
  public static let appTermination = CommandGroupPlacement(words: "appTermination")

  /// New item.
  public static let newItem = CommandGroupPlacement(words: "newItem")

  /// Save item.
  public static let saveItem = CommandGroupPlacement(words: "saveItem")

  /// Import export.
  public static let importExport = CommandGroupPlacement(words: "importExport")

  /// Print item.
  public static let printItem = CommandGroupPlacement(words: "printItem")

  /// Undo redo.
  public static let undoRedo = CommandGroupPlacement(words: "undoRedo")

  /// Pasteboard.
  public static let pasteboard = CommandGroupPlacement(words: "pasteboard")

  /// Text editing.
  public static let textEditing = CommandGroupPlacement(words: "textEditing")

  /// Text formatting.
  public static let textFormatting = CommandGroupPlacement(words: "textFormatting")

  /// Toolbar.
  public static let toolbar = CommandGroupPlacement(words: "toolbar")

  /// Sidebar.
  public static let sidebar = CommandGroupPlacement(words: "sidebar")

  /// Window size.
  public static let windowSize = CommandGroupPlacement(words: "windowSize")

  /// Window list.
  public static let windowList = CommandGroupPlacement(words: "windowList")

  /// Single window list.
  public static let singleWindowList = CommandGroupPlacement(words: "singleWindowList")

  /// Window arrangement.
  public static let windowArrangement = CommandGroupPlacement(words: "windowArrangement")

  /// Help.
  public static let help = CommandGroupPlacement(words: "help")
}

/// What bars are for.
public struct ToolbarRole: Hashable, Sendable, Worded {
  let words: String
}

extension ToolbarRole {
  /// Automatic.
  public static let automatic = ToolbarRole(words: "automatic")

  /// Browser.
  public static let browser = ToolbarRole(words: "browser")

  /// Editor.
  public static let editor = ToolbarRole(words: "editor")

  /// Navigation stack.
  public static let navigationStack = ToolbarRole(words: "navigationStack")
}

/// Where a part of the bar stands.
public struct ToolbarItemPlacement: Hashable, Sendable, Worded {
  let words: String
}

extension ToolbarItemPlacement {
  /// Automatic.
  public static let automatic = ToolbarItemPlacement(words: "automatic")

  /// Principal.
  public static let principal = ToolbarItemPlacement(words: "principal")

  /// Navigation.
  public static let navigation = ToolbarItemPlacement(words: "navigation")

  /// Primary action.
  public static let primaryAction = ToolbarItemPlacement(words: "primaryAction")

  /// Secondary action.
  public static let secondaryAction = ToolbarItemPlacement(words: "secondaryAction")

  /// Status.
  public static let status = ToolbarItemPlacement(words: "status")

  /// Confirmation action.
  public static let confirmationAction = ToolbarItemPlacement(words: "confirmationAction")

  /// Cancellation action.
  public static let cancellationAction = ToolbarItemPlacement(words: "cancellationAction")

  /// Destructive action.
  public static let destructiveAction = ToolbarItemPlacement(words: "destructiveAction")

  /// Keyboard.
  public static let keyboard = ToolbarItemPlacement(words: "keyboard")

  /// Top bar leading.
  public static let topBarLeading = ToolbarItemPlacement(words: "topBarLeading")

  /// Top bar trailing.
  public static let topBarTrailing = ToolbarItemPlacement(words: "topBarTrailing")

  /// Navigation bar leading.
  public static let navigationBarLeading = ToolbarItemPlacement(words: "navigationBarLeading")

  /// Navigation bar trailing.
  public static let navigationBarTrailing = ToolbarItemPlacement(words: "navigationBarTrailing")

  /// Bottom bar.
  public static let bottomBar = ToolbarItemPlacement(words: "bottomBar")

  /// Title.
  public static let title = ToolbarItemPlacement(words: "title")

  /// Subtitle.
  public static let subtitle = ToolbarItemPlacement(words: "subtitle")

  /// Large title.
  public static let largeTitle = ToolbarItemPlacement(words: "largeTitle")
}

/// When tabs become small.
public struct TabBarMinimizeBehavior: Hashable, Sendable, Worded {
  let words: String
}

extension TabBarMinimizeBehavior {
  /// Automatic.
  public static let automatic = TabBarMinimizeBehavior(words: "automatic")

  /// Never.
  public static let never = TabBarMinimizeBehavior(words: "never")

  /// On scroll down.
  public static let onScrollDown = TabBarMinimizeBehavior(words: "onScrollDown")

  /// On scroll up.
  public static let onScrollUp = TabBarMinimizeBehavior(words: "onScrollUp")
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable, Worded {
  let words: String
}

extension PresentationDetent {
  /// Medium.
  public static let medium = PresentationDetent(words: "medium")

  /// Large.
  public static let large = PresentationDetent(words: "large")

  /// Height.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent("height", (height))
  }

  /// Fraction.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent("fraction", (fraction))
  }
}

/// Whether touches go through behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable, Worded {
  let words: String
}

extension PresentationBackgroundInteraction {
  /// Automatic.
  public static let automatic = PresentationBackgroundInteraction(words: "automatic")

  /// Enabled.
  public static let enabled = PresentationBackgroundInteraction(words: "enabled")

  /// Disabled.
  public static let disabled = PresentationBackgroundInteraction(words: "disabled")

  /// Enabled.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  {
    PresentationBackgroundInteraction("enabled", (detent))
  }
}

/// Whether dragging scrolls or resizes.
public struct PresentationContentInteraction: Hashable, Sendable, Worded {
  let words: String
}

extension PresentationContentInteraction {
  /// Automatic.
  public static let automatic = PresentationContentInteraction(words: "automatic")

  /// Resizes.
  public static let resizes = PresentationContentInteraction(words: "resizes")

  /// Scrolls.
  public static let scrolls = PresentationContentInteraction(words: "scrolls")
}

/// What a presentation becomes.
public struct PresentationAdaptation: Hashable, Sendable, Worded {
  let words: String
}

extension PresentationAdaptation {
  /// Automatic.
  public static let automatic = PresentationAdaptation(words: "automatic")

  /// None.
  public static let none = PresentationAdaptation(words: "none")

  /// Popover.
  public static let popover = PresentationAdaptation(words: "popover")

  /// Sheet.
  public static let sheet = PresentationAdaptation(words: "sheet")

  /// Full screen cover.
  public static let fullScreenCover = PresentationAdaptation(words: "fullScreenCover")
}

/// The size of a sheet.
public struct AnyPresentationSizing: Hashable, Sendable, Worded {
  let words: String
}

extension AnyPresentationSizing {
  /// Automatic.
  public static let automatic = AnyPresentationSizing(words: "automatic")

  /// Fitted.
  public static let fitted = AnyPresentationSizing(words: "fitted")

  /// Form.
  public static let form = AnyPresentationSizing(words: "form")

  /// Page.
  public static let page = AnyPresentationSizing(words: "page")
}

/// How serious a dialog is.
public enum DialogSeverity: Hashable, Sendable {
  /// Automatic.
  case automatic
  /// Critical.
  case critical
  /// Standard.
  case standard
}

/// What searching does to the bar.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable, Worded {
  let words: String
}

extension SearchPresentationToolbarBehavior {
  /// Automatic.
  public static let automatic = SearchPresentationToolbarBehavior(words: "automatic")

  /// Avoid hiding content.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    words: "avoidHidingContent")
}

/// Whether text can be spoken.
public struct TextInputDictationBehavior: Hashable, Sendable, Worded {
  let words: String
}

extension TextInputDictationBehavior {
  /// Automatic.
  public static let automatic = TextInputDictationBehavior(words: "automatic")

  /// Prevent dictation.
  public static let preventDictation = TextInputDictationBehavior(words: "preventDictation")
}

/// Whether a window can be changed.
public struct WindowInteractionBehavior: Hashable, Sendable, Worded {
  let words: String
}

extension WindowInteractionBehavior {
  /// Automatic.
  public static let automatic = WindowInteractionBehavior(words: "automatic")

  /// Enabled.
  public static let enabled = WindowInteractionBehavior(words: "enabled")

  /// Disabled.
  public static let disabled = WindowInteractionBehavior(words: "disabled")
}

/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable, Worded {
  let words: String
}

extension SearchFieldPlacement {
  /// Automatic.
  public static let automatic = SearchFieldPlacement(words: "automatic")

  /// Navigation bar drawer.
  public static let navigationBarDrawer = SearchFieldPlacement(words: "navigationBarDrawer")

  /// Sidebar.
  public static let sidebar = SearchFieldPlacement(words: "sidebar")

  /// Toolbar.
  public static let toolbar = SearchFieldPlacement(words: "toolbar")

  /// Toolbar principal.
  public static let toolbarPrincipal = SearchFieldPlacement(words: "toolbarPrincipal")

  /// Navigation bar drawer.
  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement("navigationBarDrawer", (displayMode))
  }

  /// When a search field is shown.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// Automatic.
    case automatic
    /// Always.
    case always
  }
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Worded {
  let words: String
}

extension NavigationSplitViewVisibility {
  /// Automatic.
  public static let automatic = NavigationSplitViewVisibility(words: "automatic")

  /// All.
  public static let all = NavigationSplitViewVisibility(words: "all")

  /// Double column.
  public static let doubleColumn = NavigationSplitViewVisibility(words: "doubleColumn")

  /// Detail only.
  public static let detailOnly = NavigationSplitViewVisibility(words: "detailOnly")
}

/// A column.
public struct NavigationSplitViewColumn: Hashable, Sendable, Worded {
  let words: String
}

extension NavigationSplitViewColumn {
  /// Sidebar.
  public static let sidebar = NavigationSplitViewColumn(words: "sidebar")

  /// Content.
  public static let content = NavigationSplitViewColumn(words: "content")

  /// Detail.
  public static let detail = NavigationSplitViewColumn(words: "detail")
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable, Worded {
  let words: String
}

extension TabRole {
  /// Search.
  public static let search = TabRole(words: "search")
}
