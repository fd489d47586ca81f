// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

/// The look of groups of controls.
public protocol ControlGroupStyle: Sendable {}

/// Automatic.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Automatic.
  public nonisolated static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

/// Navigation.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Navigation.
  public nonisolated static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

/// Menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// Menu.
  public nonisolated static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// Compact menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Compact menu.
  public nonisolated static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

/// Palette.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Palette.
  public nonisolated static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// The look of page indexes.
public protocol IndexViewStyle: Sendable {}

/// An index of pages.
public struct PageIndexViewStyle: IndexViewStyle, SelfDescribing {
  let backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  nonisolated var lookWords: String { Looks.words("PageIndexViewStyle", (backgroundDisplayMode)) }
  /// Makes the look.
  public nonisolated init(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic
  ) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  /// An index of pages.
  public nonisolated static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// An index of pages.
  public nonisolated static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension PageIndexViewStyle {
  /// When the index has a background.
  public struct BackgroundDisplayMode: Hashable, Sendable, Worded {
    let words: String
  }
}

extension PageIndexViewStyle.BackgroundDisplayMode {
  /// Automatic.
  public static let automatic = PageIndexViewStyle.BackgroundDisplayMode(words: "automatic")

  /// Interactive.
  public static let interactive = PageIndexViewStyle.BackgroundDisplayMode(words: "interactive")

  /// Always.
  public static let always = PageIndexViewStyle.BackgroundDisplayMode(words: "always")

  /// Never.
  public static let never = PageIndexViewStyle.BackgroundDisplayMode(words: "never")
}

/// Pages side by side.
public struct PageTabViewStyle: TabViewStyle, SelfDescribing {
  let indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  nonisolated var lookWords: String { Looks.words("PageTabViewStyle", (indexDisplayMode)) }
  /// Makes the look.
  public nonisolated init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side.
  public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages side by side.
  public nonisolated static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension PageTabViewStyle {
  /// When the index of pages is shown.
  public struct IndexDisplayMode: Hashable, Sendable, Worded {
    let words: String
  }
}

extension PageTabViewStyle.IndexDisplayMode {
  /// Automatic.
  public static let automatic = PageTabViewStyle.IndexDisplayMode(words: "automatic")

  /// Always.
  public static let always = PageTabViewStyle.IndexDisplayMode(words: "always")

  /// Never.
  public static let never = PageTabViewStyle.IndexDisplayMode(words: "never")
}

/// The look of tabs.
public protocol TabViewStyle: Sendable {}

/// Automatic.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Automatic.
  public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// Sidebar adaptable.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Sidebar adaptable.
  public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// Tab bar only.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tab bar only.
  public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// The look of older stacks of screens.
public protocol NavigationViewStyle: Sendable {}

/// Automatic.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Automatic.
  public nonisolated static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}

/// Stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Stack.
  public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// Columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  public nonisolated static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// The look of columns.
public protocol NavigationSplitViewStyle: Sendable {}

/// Automatic.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// Automatic.
  public nonisolated static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

/// Balanced.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Balanced.
  public nonisolated static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

/// Prominent detail.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Prominent detail.
  public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
