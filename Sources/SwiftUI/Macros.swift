/// Shows a view while it is written; here a host can mount it by its name.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Shows a view while it is written, with traits of the place that shows it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Lets a preview's body begin with dynamic properties such as `@State`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Makes a value of the environment, or of a transaction, of a variable with a default value.
///
/// The default is made anew each time that it is read, as in SwiftUI: a class instance is another
/// object each time.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Makes the default value of an `@Entry` a computed one; not for your own use.
@attached(accessor)
public macro __EntryDefaultValue() =
  #externalMacro(module: "SwiftUIMacros", type: "EntryDefaultValueMacro")
