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

/// Page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Page.
  public nonisolated static var page: PageIndexViewStyle { PageIndexViewStyle() }
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

/// Page.
public struct PageTabViewStyle: TabViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Page.
  public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }
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
