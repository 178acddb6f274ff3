// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    init(_inert: Void) {}
    public var wrappedValue: Value? = nil
    public init(_ keyPath: KeyPath<FocusedValues, SwiftUIDeclarations.Binding<Value>?>) {}
    public var projectedValue: SwiftUIDeclarations.Binding<Value?> { Binding.constant(nil) }
}

/// - Linux: no effect
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    init(_inert: Void) {}
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public var wrappedValue: Value? { nil }
}

/// - Linux: no effect
nonisolated public struct FocusedValues: Equatable, Sendable {
    init(_inert: Void) {}
    public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
        get { nil }
        set {}
    }
}

/// - Linux: no effect
nonisolated public struct Font: Hashable, Sendable {
    init(_inert: Void) {}
}

nonisolated extension Font {
    public static var largeTitle: Font { Font(_inert: ()) }
    public static var title: Font { Font(_inert: ()) }
    public static var title2: Font { Font(_inert: ()) }
    public static var title3: Font { Font(_inert: ()) }
    public static var headline: Font { Font(_inert: ()) }
    public static var subheadline: Font { Font(_inert: ()) }
    public static var body: Font { return Font(_inert: ()) }
    public static var callout: Font { Font(_inert: ()) }
    public static var footnote: Font { Font(_inert: ()) }
    public static var caption: Font { Font(_inert: ()) }
    public static var caption2: Font { Font(_inert: ()) }
    public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font {
        Font(_inert: ())
    }
    @_disfavoredOverload public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
        Font(_inert: ())
    }
    /// - Linux: no effect
    nonisolated public enum TextStyle: CaseIterable, Equatable, Hashable, Sendable {
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
    }

}

nonisolated extension Font {
    public func italic() -> Font { self }
    public func smallCaps() -> Font { self }
    public func lowercaseSmallCaps() -> Font { self }
    public func uppercaseSmallCaps() -> Font { self }
    public func monospacedDigit() -> Font { self }
    public func weight(_ weight: Font.Weight) -> Font { self }
    public func width(_ width: Font.Width) -> Font { self }
    public func bold() -> Font { self }
    public func monospaced() -> Font { self }
    public func leading(_ leading: Font.Leading) -> Font { self }
    /// - Linux: no effect
    nonisolated public struct Weight: Hashable, Sendable {
        init(_inert: Void) {}
        public static var ultraLight: Font.Weight { Font.Weight(_inert: ()) }
        public static var thin: Font.Weight { Font.Weight(_inert: ()) }
        public static var light: Font.Weight { Font.Weight(_inert: ()) }
        public static var regular: Font.Weight { Font.Weight(_inert: ()) }
        public static var medium: Font.Weight { Font.Weight(_inert: ()) }
        public static var semibold: Font.Weight { Font.Weight(_inert: ()) }
        public static var bold: Font.Weight { Font.Weight(_inert: ()) }
        public static var heavy: Font.Weight { Font.Weight(_inert: ()) }
        public static var black: Font.Weight { Font.Weight(_inert: ()) }
    }

    /// - Linux: no effect
    nonisolated public struct Width: Hashable, Sendable {
        init(_inert: Void) {}
        public var value: CGFloat = 0
        public static var compressed: Font.Width { Font.Width(_inert: ()) }
        public static var condensed: Font.Width { Font.Width(_inert: ()) }
        public static var standard: Font.Width { Font.Width(_inert: ()) }
        public static var expanded: Font.Width { Font.Width(_inert: ()) }
        public init(_ value: CGFloat) { self.value = value }
    }

    /// - Linux: no effect
    nonisolated public enum Leading: Equatable, Hashable, Sendable {
        case standard
        case tight
        case loose
    }

}

nonisolated extension Font {
    public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
        Font(_inert: ())
    }
    @_disfavoredOverload public static func system(
        size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
    ) -> Font { Font(_inert: ()) }
    /// - Linux: no effect
    nonisolated public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

}

nonisolated extension Font {
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(_inert: ()) }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
        Font(_inert: ())
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(_inert: ()) }
}
