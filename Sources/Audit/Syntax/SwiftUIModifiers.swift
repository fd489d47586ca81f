/// The modifiers that SwiftUI and Apple's modules beside it have: none of them injects an object
/// except those that say so.
enum SwiftUIModifiers {
  /// Whether a modifier of that name is Apple's.
  static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names = Set(list.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let list = """
    accentColor accessibility accessibilityAction accessibilityActions
    accessibilityActivationPoint accessibilityAddTraits accessibilityAdjustableAction
    accessibilityChartDescriptor accessibilityChildren accessibilityCustomContent
    accessibilityDefaultFocus accessibilityDirectTouch accessibilityDragPoint
    accessibilityDropPoint accessibilityElement accessibilityFocused accessibilityHeading
    accessibilityHidden accessibilityHint accessibilityIdentifier
    accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel
    accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction
    accessibilityRemoveTraits accessibilityRepresentation
    accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry
    accessibilityScrollAction accessibilityScrollStatus accessibilityShowsLargeContentViewer
    accessibilitySortPriority accessibilitySpeechAdjustedPitch
    accessibilitySpeechAlwaysIncludesPunctuation accessibilitySpeechAnnouncementsQueued
    accessibilitySpeechSpellsOutCharacters accessibilityTextContentType accessibilityValue
    accessibilityZoomAction actionSheet alert alignmentGuide allowedDynamicRange
    allowsHitTesting allowsTightening allowsWindowActivationEvents anchorPreference animation
    annotation antialiased appStoreMerchandising appStoreOverlay aspectRatio
    assistiveAccessNavigationIcon associatedKind attributedTextFormattingDefinition
    autocapitalization autocorrectionDisabled background backgroundExtensionEffect
    backgroundPreferenceValue backgroundStyle backgroundTask badge badgeProminence
    baselineOffset blendMode blur bold border brightness buttonBorderShape
    buttonRepeatBehavior buttonSizing buttonStyle chartAngleSelection chartBackground
    chartForegroundStyleScale chartGesture chartLegend chartLineStyleScale chartOverlay
    chartPlotStyle chartScrollPosition chartScrollTargetBehavior chartScrollableAxes
    chartSymbolScale chartSymbolSizeScale chartXAxis chartXAxisLabel chartXAxisStyle
    chartXScale chartXSelection chartXVisibleDomain chartYAxis chartYAxisLabel chartYAxisStyle
    chartYScale chartYSelection chartYVisibleDomain clipShape clipped colorEffect colorInvert
    colorMultiply colorScheme combined commands commandsRemoved commandsReplaced
    compositingGroup configurationDisplayName confirmationDialog containerBackground
    containerBackgroundRemovable containerCornerOffset containerRelativeFrame containerShape
    containerValue contentMargins contentMarginsDisabled contentShape contentToolbar
    contentTransition contextMenu contextMenuPreview contrast controlGroupStyle controlSize
    controlWidgetActionHint controlWidgetStatus coordinateSpace copyable cornerRadius
    customizationBehavior customizationID cuttable datePickerStyle
    defaultAdaptableTabBarPlacement defaultAppStorage defaultFocus defaultHoverEffect
    defaultPersistentStore defaultPosition defaultScrollAnchor defaultSize defaultVisibility
    defaultWindowPlacement defersSystemGestures deleteDisabled description dialogIcon
    dialogPreventsAppTermination dialogSeverity dialogSuppressionToggle digitalCrownAccessory
    digitalCrownRotation disableAutocorrection disableContentMargins disabled disablesSafeArea
    disclosureGroupStyle disfavoredLocations dismissalConfirmationDialog displayedProperties
    distortionEffect documentBrowserContextMenu dragItem draggable drawingGroup
    dropConfiguration dropDestination dropPreviewsFormation dynamicTypeSize
    edgesIgnoringSafeArea environment environmentObject equatable exportableToServices
    exportsItemProviders fileDialogBrowserOptions fileDialogConfirmationLabel
    fileDialogCustomizationID fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases
    fileDialogMessage fileDialogURLEnabled fileExporter fileExporterFilenameLabel fileImporter
    fileMover fill filter findDisabled findNavigator fixedSize
    flipsForRightToLeftLayoutDirection focusEffectDisabled focusScope focusSection focusable
    focused focusedObject focusedSceneObject focusedSceneValue focusedValue font fontDesign
    fontWeight fontWidth foregroundColor foregroundStyle formStyle frame fullScreenCover
    gaugeStyle geometryGroup gesture glassBackgroundEffect glassEffect glassEffectID
    glassEffectTransition glassEffectUnion grayscale gridCellAnchor gridCellColumns
    gridCellUnsizedAxes gridColumnAlignment groupActivityAssociation groupBoxStyle
    handGestureShortcut handlesExternalEvents handlesSceneEvents headerProminence help
    highPriorityGesture hoverEffect hoverEffectDisabled hoverEffectGroup hueRotation id
    ignoresSafeArea imageScale immersionStyle immersiveContentBrightness
    immersiveEnvironmentPicker importableFromServices importsItemProviders inScrollView
    indexViewStyle inset inspector inspectorColumnWidth interactionActivityTrackingTag
    interactiveDismissDisabled interpolation interpolationMethod intersection
    invalidatableContent italic itemProvider journalingSuggestionsPicker kerning
    keyboardShortcut keyboardType keyframeAnimator labelIconToTitleSpacing
    labelReservedIconWidth labelStyle labeledContentStyle labelsHidden labelsVisibility
    layerEffect layoutDirectionBehavior layoutPriority layoutValue lineHeight lineLimit
    lineSpacing lineStyle listItemTint listRowBackground listRowHoverEffect
    listRowHoverEffectDisabled listRowInsets listRowPlatterColor listRowSeparator
    listRowSeparatorTint listRowSpacing listSectionIndexVisibility listSectionMargins
    listSectionSeparator listSectionSeparatorTint listSectionSpacing listStyle
    lookAroundViewer luminanceToAlpha manageSubscriptionsSheet managedContentStyle map
    mapCameraKeyframeAnimator mapControlVisibility mapControls mapFeatureSelectionAccessory
    mapFeatureSelectionContent mapFeatureSelectionDisabled mapItemDetailPopover
    mapItemDetailSheet mapScope mapStyle mask matchedGeometryEffect matchedToolbarItem
    matchedTransitionSource materialActiveAppearance menuActionDismissBehavior
    menuBarExtraStyle menuIndicator menuOrder menuStyle minimumScaleFactor modelContainer
    modelContext modifier modifierKeyAlternate monospacedDigit moveDisabled
    multilineTextAlignment multilineTextSubmissionBehavior navigationBarBackButtonHidden
    navigationBarHidden navigationBarItems navigationBarTitle navigationBarTitleDisplayMode
    navigationDestination navigationDocument navigationLinkIndicatorVisibility
    navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle navigationTitle
    navigationTransition navigationViewStyle offerCodeRedemption offset onAppIntentExecution
    onAppear onAppleEvent onBackgroundURLSessionEvents onChange onChanged onCommand
    onContinueUserActivity onContinuousHover onCopyCommand onCutCommand onDelete
    onDeleteCommand onDisappear onDrag onDragSessionUpdated onDrop onDropSessionUpdated
    onEnded onExitCommand onGeometryChange onHover onImmersionChange onInAppPurchaseCompletion
    onInAppPurchaseStart onInsert onInteractiveResizeChange onKeyPress onLongPressGesture
    onLongTouchGesture onMapCameraChange onModifierKeysChanged onMove onMoveCommand onOpenURL
    onPasteCommand onPencilDoubleTap onPencilSqueeze onPlayPauseCommand onPreferenceChange
    onReceive onRotate onScrollGeometryChange onScrollPhaseChange
    onScrollTargetVisibilityChange onScrollVisibilityChange onSubmit onTapGesture
    onTranslationPresentation onWorldRecenter opacity openSettingsAction overlay
    overlayPreferenceValue padding pageCommand paletteSelectionEffect pasteDestination
    payLaterViewAction payWithApplePayButtonStyle persistentSystemOverlays phaseAnimator
    photosPicker photosPickerAccessoryVisibility photosPickerDisabledCapabilities
    photosPickerStyle pickerStyle pointerStyle pointerVisibility popover popoverTip position
    preference preferredColorScheme preferredSubscriptionOffer preferredSurroundingsEffect
    prefersDefaultFocus presentationBackground presentationBackgroundInteraction
    presentationBreakthroughEffect presentationCompactAdaptation
    presentationContentInteraction presentationCornerRadius presentationDetents
    presentationDragIndicator presentationSizing presentedWindowStyle
    presentedWindowToolbarStyle previewContext previewDevice previewDisplayName
    previewInterfaceOrientation previewLayout privacySensitive productDescription
    productIconBorder productViewStyle progressViewStyle projectionEffect
    promptsForUserConfiguration quickLookPreview rawPhotoAdjustment redacted refreshable
    refundRequestSheet renameAction renderingMode replaceDisabled resizable
    restorationBehavior rotation rotation3DEffect rotationEffect safeAreaBar safeAreaInset
    safeAreaPadding saturation scaleEffect scaledToFill scaledToFit scenePadding
    sceneRestorationBehavior scrollBounceBehavior scrollClipDisabled scrollContentBackground
    scrollDisabled scrollDismissesKeyboard scrollEdgeEffectDisabled scrollEdgeEffectHidden
    scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash scrollInputBehavior
    scrollPosition scrollTarget scrollTargetBehavior scrollTargetLayout scrollTo
    scrollTransition searchCompletion searchDictationBehavior searchFocused
    searchPresentationToolbarBehavior searchScopes searchSelection searchSuggestions
    searchToolbarBehavior searchable sectionActions sectionHeaderProminence sectionIndexLabel
    selectionDisabled sensoryFeedback shader shadow sharedBackgroundVisibility sheet
    signInWithAppleButtonStyle simultaneousGesture size sliderThumbVisibility
    speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued
    speechSpellsOutCharacters springLoadingBehavior statusBar statusBarHidden storeButton
    storeButtonStyle storeProductTask storeProductsTask strikethrough stroke strokeBorder
    submitLabel submitScope subscriptionIntroductoryOffer subscriptionPromotionalOffer
    subscriptionStatusTask subscriptionStoreButtonLabel subscriptionStoreControlBackground
    subscriptionStoreControlIcon subscriptionStoreControlStyle
    subscriptionStoreOptionGroupStyle subscriptionStorePickerItemBackground
    subscriptionStorePolicyDestination subscriptionStorePolicyForegroundStyle
    subscriptionStoreSignInAction subtracting supportedFamilies supportedVolumeViewpoints
    swipeActions symbol symbolColorRenderingMode symbolEffectsRemoved symbolRenderingMode
    symbolSize symbolVariableValueMode symbolVariant symmetricDifference
    tabBarMinimizeBehavior tabItem tabPlacement tabViewBottomAccessory tabViewCustomization
    tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader
    tabViewStyle tableColumnHeaders tableStyle tag task textCase textContentType
    textEditorStyle textFieldStyle textInputAutocapitalization textInputCompletion
    textInputFormattingControlVisibility textInputSuggestions textRenderer textScale
    textSelection textSelectionAffinity tint tipBackground tipCornerRadius tipImageSize
    tipImageStyle tipViewStyle toggleStyle toolbar toolbarBackground
    toolbarBackgroundVisibility toolbarColorScheme toolbarForegroundStyle toolbarItemHidden
    toolbarRole toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility touchBar
    touchBarCustomizationLabel touchBarItemPresence touchBarItemPrincipal tracking transaction
    transformAnchorPreference transformEffect transformPreference transition
    translationPresentation translationTask trim truncationMode typeSelectEquivalent
    typesettingLanguage underline union unredacted updating upperLimbVisibility userActivity
    validateNavigationState verifyIdentityWithWalletButtonStyle visionEffect visualEffect
    volumeBaseplateVisibility webViewBackForwardNavigationGestures weight widgetAccentable
    widgetAccentedRenderingMode widgetCurvesContent widgetLabel widgetURL
    windowDismissBehavior windowFullScreenBehavior windowIdealPlacement windowIdealSize
    windowLevel windowManagerRole windowMinimizeBehavior windowResizability windowResizeAnchor
    windowResizeBehavior windowStyle windowToolbarFullScreenVisibility windowToolbarStyle
    workoutPreview writingDirection writingToolsAffordanceVisibility writingToolsBehavior
    zIndex
    """
}
