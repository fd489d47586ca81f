internal import SwiftSyntax

/// Where a member of a view stands in the guideline's order, top to bottom.
enum MemberRank: Int, Comparable {
  case environment, constant, stored, computed, initialiser, body, viewHelper, function

  static func < (left: MemberRank, right: MemberRank) -> Bool { left.rawValue < right.rawValue }

  /// The rank of a member; nil for what the guideline does not place: nested types, static
  /// members, `#if` and macros.
  init?(_ member: DeclSyntax) {
    switch member.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable):
      guard !variable.modifiers.areShared else { return nil }
      self = Self.rank(of: variable)
    case .initializerDecl: self = .initialiser
    case .functionDecl(let function):
      guard !function.modifiers.areShared else { return nil }
      let type = function.signature.returnClause?.type
      self = Self.isView(type, function.attributes) ? .viewHelper : .function
    default: return nil
    }
  }

  private static func rank(of variable: VariableDeclSyntax) -> MemberRank {
    let binding = variable.bindings.first
    if binding?.accessorBlock?.hasGetter == true {
      if binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "body" {
        return .body
      }
      return isView(binding?.typeAnnotation?.type, variable.attributes) ? .viewHelper : .computed
    }
    for case .attribute(let attribute) in variable.attributes {
      let name = attribute.simpleName
      if name == "Environment" || name == "EnvironmentObject" { return .environment }
    }
    return variable.bindingSpecifier.tokenKind == .keyword(.let) ? .constant : .stored
  }

  /// Whether a type or a result builder says that views are made.
  static func isView(_ type: TypeSyntax?, _ attributes: AttributeListSyntax) -> Bool {
    for case .attribute(let attribute) in attributes where attribute.simpleName.hasSuffix("Builder")
    {
      return true
    }
    guard let type else { return false }
    if let opaque = type.as(SomeOrAnyTypeSyntax.self) {
      let name = opaque.constraint.trimmedDescription
      return name.hasSuffix("View") || name.hasSuffix("Content") || name.hasSuffix("Scene")
    }
    guard type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) else { return false }
    let name = TypeName.plain(type.trimmedDescription)
    return Self.views.contains(name)
      || name.hasSuffix("View") && !["UI", "NS", "WK", "MK"].contains(where: name.hasPrefix)
  }

  /// SwiftUI's views that helpers are written with. A `Color` is a value more often than a view.
  private static let views: Set<String> = [
    "AnyView", "Text", "Image", "Label", "Button", "Menu", "Link", "Toggle", "Picker", "Spacer",
    "Divider", "Group", "VStack", "HStack", "ZStack", "List", "Form", "Section", "ForEach",
    "ModifiedContent", "TupleView", "NavigationLink", "AsyncImage", "TextField", "SecureField",
    "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "UnevenRoundedRectangle",
    "LabeledContent", "DatePicker", "Slider", "Stepper", "ShareLink", "LazyVStack", "LazyHStack",
    "LazyVGrid", "LazyHGrid", "Grid", "GridRow",
  ]

  /// What the guideline calls such members, in the plural.
  var word: String {
    switch self {
    case .environment: "environment values"
    case .constant: "`let` properties"
    case .stored: "stored `var` properties"
    case .computed: "computed properties"
    case .initialiser: "`init`"
    case .body: "`body`"
    case .viewHelper: "view helpers"
    case .function: "functions"
    }
  }
}

extension DeclModifierListSyntax {
  /// Whether the member belongs to the type, not to its instances.
  fileprivate var areShared: Bool {
    contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}
