// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

extension View {
  /// Sets the font.
  public nonisolated func font(_ font: Font?) -> StyledView<Self, Font?> {
    look("font", (font))
  }

  /// Sets the weight of the font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> StyledView<Self, Font.Weight?> {
    look("fontWeight", (weight))
  }

  /// Sets the design of the font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> StyledView<Self, Font.Design?> {
    look("fontDesign", (design))
  }

  /// Sets the width of the font.
  public nonisolated func fontWidth(_ width: Font.Width?) -> StyledView<Self, Font.Width?> {
    look("fontWidth", (width))
  }

  /// Makes text bold.
  public nonisolated func bold(_ isActive: Bool = true) -> StyledView<Self, Bool> {
    look("bold", (isActive))
  }

  /// Slants text.
  public nonisolated func italic(_ isActive: Bool = true) -> StyledView<Self, Bool> {
    look("italic", (isActive))
  }

  /// Underlines text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> StyledView<Self, (Bool, Text.LineStyle.Pattern, Color?)> {
    look("underline", (isActive, pattern, color))
  }

  /// Strikes text through.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> StyledView<Self, (Bool, Text.LineStyle.Pattern, Color?)> {
    look("strikethrough", (isActive, pattern, color))
  }

  /// Gives letters the same width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> StyledView<Self, Bool> {
    look("monospaced", (isActive))
  }

  /// Gives digits the same width.
  public nonisolated func monospacedDigit() -> StyledView<Self, ()> {
    look("monospacedDigit", ())
  }

  /// Sets the room between letters.
  public nonisolated func kerning(_ kerning: CGFloat) -> StyledView<Self, CGFloat> {
    look("kerning", (kerning))
  }

  /// Sets the room between letters.
  public nonisolated func tracking(_ tracking: CGFloat) -> StyledView<Self, CGFloat> {
    look("tracking", (tracking))
  }

  /// Lifts text.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> StyledView<Self, CGFloat> {
    look("baselineOffset", (baselineOffset))
  }

  /// Limits the number of lines of text.
  public nonisolated func lineLimit(_ number: Int?) -> StyledView<Self, Int?> {
    look("lineLimit", (number))
  }

  /// Limits the number of lines and keeps the room.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> StyledView<
    Self, (Int, Bool)
  > {
    look("lineLimit", (limit, reservesSpace))
  }

  /// Limits the number of lines of text.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> StyledView<Self, ClosedRange<Int>>
  {
    look("lineLimit", (limit))
  }

  /// Asks for a number of lines of text.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> StyledView<
    Self, PartialRangeFrom<Int>
  > {
    look("lineLimit", (limit))
  }

  /// Limits the number of lines of text.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> StyledView<
    Self, PartialRangeThrough<Int>
  > {
    look("lineLimit", (limit))
  }

  /// Sets the room between lines.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> StyledView<Self, CGFloat> {
    look("lineSpacing", (lineSpacing))
  }

  /// Lines several lines of text up.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> StyledView<
    Self, TextAlignment
  > {
    look("multilineTextAlignment", (alignment))
  }

  /// Lets text shrink.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> StyledView<Self, CGFloat> {
    look("minimumScaleFactor", (factor))
  }

  /// Lets letters move together.
  public nonisolated func allowsTightening(_ flag: Bool) -> StyledView<Self, Bool> {
    look("allowsTightening", (flag))
  }

  /// Says where text is cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> StyledView<
    Self, Text.TruncationMode
  > {
    look("truncationMode", (mode))
  }

  /// Writes text in capitals or not.
  public nonisolated func textCase(_ textCase: Text.Case?) -> StyledView<Self, Text.Case?> {
    look("textCase", (textCase))
  }

  /// Sets the scale of text.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> StyledView<
    Self, (Text.Scale, Bool)
  > {
    look("textScale", (scale, isEnabled))
  }

  /// Lets a person select text.
  public nonisolated func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  ) -> StyledView<Self, Selectability> {
    look("textSelection", (selectability))
  }

  /// Says what a field is for.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> StyledView<
    Self, UITextContentType?
  > {
    look("textContentType", (textContentType))
  }

  /// Says when a keyboard writes capitals.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> StyledView<Self, TextInputAutocapitalization?> {
    look("textInputAutocapitalization", (autocapitalization))
  }

  /// Says when a keyboard writes capitals.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> StyledView<
    Self, UITextAutocapitalizationType
  > {
    look("autocapitalization", (style))
  }

  /// Switches the correction of words off.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> StyledView<Self, Bool> {
    look("autocorrectionDisabled", (disable))
  }

  /// Switches the correction of words off.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> StyledView<Self, Bool?> {
    look("disableAutocorrection", (disable))
  }

  /// Chooses a keyboard.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> StyledView<Self, UIKeyboardType> {
    look("keyboardType", (type))
  }

  /// Runs an action when a person wants to leave; never here.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> StyledView<
    Self, ((() -> Void)?)
  > {
    look("onExitCommand", (action))
  }

  /// Runs an action when a person moves on; never here.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?)
    -> StyledView<Self, (((MoveCommandDirection) -> Void)?)>
  {
    look("onMoveCommand", (action))
  }

  /// Runs an action when a person deletes something; never here.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> StyledView<
    Self, ((() -> Void)?)
  > {
    look("onDeleteCommand", (action))
  }

  /// Names the return key.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> StyledView<Self, SubmitLabel> {
    look("submitLabel", (submitLabel))
  }

  /// Sets the language of text.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> StyledView<Self, (TypesettingLanguage, Bool)> {
    look("typesettingLanguage", (language, isEnabled))
  }

  /// Sets the size of text.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> StyledView<
    Self, DynamicTypeSize
  > {
    look("dynamicTypeSize", (size))
  }

  /// Limits the size of text.
  public nonisolated func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> StyledView<
    Self, ClosedRange<DynamicTypeSize>
  > {
    look("dynamicTypeSize", (range))
  }

  /// Limits the size of text.
  public nonisolated func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>)
    -> StyledView<Self, PartialRangeThrough<DynamicTypeSize>>
  {
    look("dynamicTypeSize", (range))
  }

  /// Limits the size of text.
  public nonisolated func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> StyledView<
    Self, PartialRangeFrom<DynamicTypeSize>
  > {
    look("dynamicTypeSize", (range))
  }

  /// Marks content that will change.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> StyledView<
    Self, Bool
  > {
    look("invalidatableContent", (invalidatable))
  }

  /// Marks content that is private.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> StyledView<Self, Bool> {
    look("privacySensitive", (sensitive))
  }

  /// Shows what is redacted around it.
  public nonisolated func unredacted() -> StyledView<Self, ()> {
    look("unredacted", ())
  }

  /// Has text spelt out.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> StyledView<Self, Bool>
  {
    look("speechSpellsOutCharacters", (value))
  }

  /// Has punctuation read.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> StyledView<
    Self, Bool
  > {
    look("speechAlwaysIncludesPunctuation", (value))
  }

  /// Shows a bar to find text.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> StyledView<
    Self, Binding<Bool>
  > {
    look("findNavigator", (isPresented))
  }
}

extension Text {
  /// The same text, bold.
  public nonisolated func bold() -> Text {
    adding("bold", ())
  }

  /// The same text, slanted.
  public nonisolated func italic() -> Text {
    adding("italic", ())
  }

  /// The same text in a font.
  public nonisolated func font(_ font: Font?) -> Text {
    adding("font", (font))
  }

  /// The same text in a weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
    adding("fontWeight", (weight))
  }

  /// The same text in a design.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text {
    adding("fontDesign", (design))
  }

  /// The same text in a width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text {
    adding("fontWidth", (width))
  }

  /// The same text in a colour.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    adding("foregroundColor", (color))
  }

  /// The same text in a style.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    adding("foregroundStyle", (style))
  }

  /// The same text, struck through.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    adding("strikethrough", (isActive, pattern, color))
  }

  /// The same text, underlined.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    adding("underline", (isActive, pattern, color))
  }

  /// The same text with letters as wide as each other.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text {
    adding("monospaced", (isActive))
  }

  /// The same text with digits as wide as each other.
  public nonisolated func monospacedDigit() -> Text {
    adding("monospacedDigit", ())
  }

  /// The same text with room between letters.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text {
    adding("kerning", (kerning))
  }

  /// The same text with room between letters.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text {
    adding("tracking", (tracking))
  }

  /// The same text, lifted.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    adding("baselineOffset", (baselineOffset))
  }

  /// The same text in a scale.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    adding("textScale", (scale, isEnabled))
  }
}
