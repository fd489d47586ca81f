/// The names of SwiftUI that the audit must tell from a project's own.
enum SwiftUIVocabulary {
  /// Types whose content is laid out where it stands.
  static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "List", "Form", "Section", "Group", "GroupBox", "ScrollView", "ScrollViewReader",
    "GeometryReader", "TabView", "Tab", "TabSection", "ForEach", "DisclosureGroup", "OutlineGroup",
    "ControlGroup", "Menu", "Label", "Picker", "Toggle", "LabeledContent", "ViewThatFits",
    "AnyView",
    "TimelineView", "ToolbarItem", "ToolbarItemGroup", "HSplitView", "VSplitView", "WindowGroup",
    "DocumentGroup", "ContentUnavailableView", "Link", "ShareLink", "Stepper", "Slider", "Gauge",
    "ProgressView", "EquatableView", "AsyncImage", "PhaseAnimator", "KeyframeAnimator",
    "GlassEffectContainer", "StaticConfiguration", "ImmersiveSpace", "MenuBarExtra",
    "Chart", "ChartReader", "Map", "MapReader", "Annotation", "Table", "TableColumn", "TableRow",
    "TableColumnForEach", "Window", "UtilityWindow", "Settings", "CommandMenu", "CommandGroup",
    "AlertScene", "DocumentGroupLaunchScene", "PhotosPicker", "DatePicker", "MultiDatePicker",
    "ColorPicker", "VideoPlayer", "RealityView", "Canvas", "SubscriptionStoreView", "StoreView",
    "ProductView", "TextFieldLink", "RenameButton", "EditButton", "PasteButton", "Subview",
    "ActivityConfiguration", "AppIntentConfiguration", "IntentConfiguration", "DynamicIsland",
    "DynamicIslandExpandedRegion", "ControlWidgetButton", "ControlWidgetToggle",
    "StaticControlConfiguration", "AppIntentControlConfiguration", "ToolbarTitleMenu",
    "ToolbarSpacer", "HelpLink", "TipView", "FillShapeView", "ModifiedContent",
  ]
  /// Types that a body calls all the time and that hold no view of the project.
  static let leaves: Set<String> = [
    "Text", "Image", "Spacer", "Divider", "Color", "Rectangle", "RoundedRectangle", "Circle",
    "Capsule", "Ellipse", "EmptyView", "TextField", "SecureField", "TextEditor", "Binding", "Task",
    "URL", "Date", "String", "Int", "Double", "CGSize", "CGRect", "CGPoint", "CGFloat", "Array",
    "UUID", "Notification", "Set", "Data", "Font", "EdgeInsets", "GridItem", "LinearGradient",
  ]
  /// Other types of Apple's that take closures, and that the way to the screen heeds by itself.
  static let others: Set<String> = [
    "Button", "NavigationLink", "NavigationStack", "NavigationView", "NavigationSplitView", "Path",
    "Alert", "ActionSheet", "UIAction", "Timer", "Thread", "Predicate", "AnyLayout", "Dictionary",
    "Sequence", "AnyCancellable", "AsyncStream", "AsyncThrowingStream", "MainActor", "Regex",
    "DispatchWorkItem", "DragGesture", "TapGesture", "LongPressGesture", "StateObject", "State",
  ]
  /// Modifiers whose views stand where the modifier stands.
  static let contentModifiers: Set<String> = [
    "overlay", "background", "safeAreaInset", "safeAreaBar", "toolbar", "contextMenu", "mask",
    "swipeActions", "alert", "confirmationDialog", "searchable", "tabItem", "listRowBackground",
    "navigationBarItems", "toolbarItems", "inspector", "tabViewBottomAccessory",
    "searchSuggestions",
    "commands", "badge",
  ]
  /// Modifiers that show their content elsewhere, with the environment of where they are attached.
  static let presenters: Set<String> = ["sheet", "fullScreenCover", "popover"]
  /// Types that begin a tree of their own, and the label of what is shown.
  static let hosts: [String: String] = [
    "UIHostingController": "rootView", "NSHostingController": "rootView",
    "NSHostingView": "rootView", "NSHostingMenu": "rootView", "WKHostingController": "rootView",
    "UIHostingConfiguration": "content", pictures: "content",
  ]
  /// What draws a view outside of every screen.
  static let pictures = "ImageRenderer"
  /// The traits of a preview that only say how it looks.
  static let plainTraits: Set<String> = [
    "landscapeLeft", "landscapeRight", "portrait", "portraitUpsideDown", "sizeThatFitsLayout",
    "fixedLayout", "defaultLayout", "assistiveAccess",
  ]
  /// Modifiers that inject no object, so common that they are not worth keeping.
  static let commonModifiers: Set<String> = [
    "padding", "frame", "font", "foregroundStyle", "foregroundColor", "background", "overlay",
    "onAppear", "onDisappear", "task", "onChange", "onReceive", "navigationTitle", "tag", "id",
    "opacity", "disabled", "animation", "sheet", "toolbar", "clipShape", "cornerRadius", "shadow",
    "buttonStyle", "listStyle", "lineLimit", "bold", "hidden", "tint", "offset", "zIndex", "alert",
    "multilineTextAlignment", "contentShape", "onTapGesture", "accessibilityLabel", "refreshable",
    "navigationDestination", "listRowSeparator", "listRowInsets", "scaleEffect", "transition",
    "fixedSize", "labelsHidden", "textFieldStyle", "pickerStyle", "tabItem", "ignoresSafeArea",
    "accessibilityIdentifier", "navigationBarTitleDisplayMode", "resizable", "aspectRatio", "fill",
    "stroke", "fontWeight", "environment", "environmentObject", "previewDisplayName",
    "previewLayout", "preferredColorScheme", "fullScreenCover", "popover", "map", "filter",
    "compactMap", "append", "init", "contains", "first", "sorted", "forEach", "joined",
  ]
}
