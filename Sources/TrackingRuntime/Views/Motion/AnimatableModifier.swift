/// A modifier that has numbers between two looks, as older programs say it.
public protocol AnimatableModifier: Animatable, ViewModifier {}
