// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
    public internal(set) var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var container: SafeAreaRegions { SafeAreaRegions(rawValue: 1 << 0) }
    public static var keyboard: SafeAreaRegions { SafeAreaRegions(rawValue: 1 << 1) }
    public static var all: SafeAreaRegions { SafeAreaRegions(rawValue: ~0) }
    public typealias ArrayLiteralElement = SafeAreaRegions
    public typealias Element = SafeAreaRegions
    public typealias RawValue = UInt
}

/// - Linux: no effect
nonisolated public struct ScenePadding: Equatable, Sendable {
    init(_inert: Void) {}
    public static var minimum: ScenePadding { ScenePadding(_inert: ()) }
}

/// - Linux: no effect
nonisolated public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
    public static func < (a: ScenePhase, b: ScenePhase) -> Bool { false }
}

/// - Linux: no effect
nonisolated public struct ScrollBounceBehavior: Sendable {
    init(_inert: Void) {}
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(_inert: ()) }
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(_inert: ()) }
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct ScrollDismissesKeyboardMode: Sendable {
    init(_inert: Void) {}
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(_inert: ()) }
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(_inert: ()) }
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(_inert: ()) }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct ScrollIndicatorVisibility: Equatable, Sendable {
    init(_inert: Void) {}
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(_inert: ()) }
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(_inert: ()) }
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(_inert: ()) }
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct ScrollViewProxy: Sendable {
    init(_inert: Void) {}
    public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {}
}

/// - Linux: no effect
nonisolated public struct SearchFieldPlacement: Sendable {
    init(_inert: Void) {}
    public static var automatic: SearchFieldPlacement { SearchFieldPlacement(_inert: ()) }
    public static var toolbar: SearchFieldPlacement { SearchFieldPlacement(_inert: ()) }
    public static var sidebar: SearchFieldPlacement { SearchFieldPlacement(_inert: ()) }
    public static var navigationBarDrawer: SearchFieldPlacement { SearchFieldPlacement(_inert: ()) }
    public static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode)
        -> SearchFieldPlacement
    { SearchFieldPlacement(_inert: ()) }
}

nonisolated extension SearchFieldPlacement {
    /// - Linux: no effect
    nonisolated public struct NavigationBarDrawerDisplayMode: Sendable {
        init(_inert: Void) {}
        public static var automatic: SearchFieldPlacement.NavigationBarDrawerDisplayMode {
            SearchFieldPlacement.NavigationBarDrawerDisplayMode(_inert: ())
        }
        public static var always: SearchFieldPlacement.NavigationBarDrawerDisplayMode {
            SearchFieldPlacement.NavigationBarDrawerDisplayMode(_inert: ())
        }
    }

}

/// - Linux: no effect
nonisolated public struct SearchScopeActivation: Sendable {
    init(_inert: Void) {}
    public static var automatic: SearchScopeActivation { SearchScopeActivation(_inert: ()) }
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(_inert: ()) }
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct SearchSuggestionsPlacement: Equatable, Sendable {
    init(_inert: Void) {}
    public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(_inert: ()) }
    public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(_inert: ()) }
    public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(_inert: ()) }
    /// - Linux: no effect
    nonisolated public struct Set: OptionSet, Sendable {
        public var rawValue: Int
        public typealias Element = SearchSuggestionsPlacement.Set
        public static var menu: SearchSuggestionsPlacement.Set { SearchSuggestionsPlacement.Set(rawValue: 1 << 0) }
        public static var content: SearchSuggestionsPlacement.Set { SearchSuggestionsPlacement.Set(rawValue: 1 << 1) }
        public init(rawValue: Int) { self.rawValue = rawValue }
        public typealias ArrayLiteralElement = SearchSuggestionsPlacement.Set.Element
        public typealias RawValue = Int
    }

}

/// - Linux: no effect
nonisolated public enum ShapeRole: Equatable, Hashable, Sendable {
    case fill
    case stroke
    case separator
}

/// - Linux: no effect
nonisolated public struct SubmitLabel: Sendable {
    init(_inert: Void) {}
    public static var done: SubmitLabel { SubmitLabel(_inert: ()) }
    public static var go: SubmitLabel { SubmitLabel(_inert: ()) }
    public static var send: SubmitLabel { SubmitLabel(_inert: ()) }
    public static var join: SubmitLabel { SubmitLabel(_inert: ()) }
    public static var route: SubmitLabel { SubmitLabel(_inert: ()) }
    public static var search: SubmitLabel { SubmitLabel(_inert: ()) }
    public static var `return`: SubmitLabel { SubmitLabel(_inert: ()) }
    public static var next: SubmitLabel { SubmitLabel(_inert: ()) }
    public static var `continue`: SubmitLabel { SubmitLabel(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct SubmitTriggers: OptionSet, Sendable {
    public internal(set) var rawValue: SubmitTriggers.RawValue
    public typealias RawValue = Int
    public init(rawValue: SubmitTriggers.RawValue) { self.rawValue = rawValue }
    public static var text: SubmitTriggers { SubmitTriggers(rawValue: 1 << 0) }
    public static var search: SubmitTriggers { SubmitTriggers(rawValue: 1 << 1) }
    public typealias ArrayLiteralElement = SubmitTriggers
    public typealias Element = SubmitTriggers
}

/// - Linux: no effect
nonisolated public struct SymbolRenderingMode: Sendable {
    init(_inert: Void) {}
    public static var monochrome: SymbolRenderingMode { SymbolRenderingMode(_inert: ()) }
    public static var multicolor: SymbolRenderingMode { SymbolRenderingMode(_inert: ()) }
    public static var hierarchical: SymbolRenderingMode { SymbolRenderingMode(_inert: ()) }
    public static var palette: SymbolRenderingMode { SymbolRenderingMode(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct SymbolVariants: Hashable, Sendable {
    init(_inert: Void) {}
    public static var none: SymbolVariants { SymbolVariants(_inert: ()) }
    public static var circle: SymbolVariants { SymbolVariants(_inert: ()) }
    public static var square: SymbolVariants { SymbolVariants(_inert: ()) }
    public static var rectangle: SymbolVariants { SymbolVariants(_inert: ()) }
    public var circle: SymbolVariants { self }
    public var square: SymbolVariants { self }
    public var rectangle: SymbolVariants { self }
    public static var fill: SymbolVariants { SymbolVariants(_inert: ()) }
    public var fill: SymbolVariants { self }
    public static var slash: SymbolVariants { SymbolVariants(_inert: ()) }
    public var slash: SymbolVariants { self }
    public func contains(_ other: SymbolVariants) -> Bool { false }
}
