// Written by scripts/generate-swiftui.

import CoreData
import UIKit

/// - Linux: no effect
nonisolated public enum EditMode: Equatable, Hashable, Sendable {
    case inactive
    case transient
    case active
    public var isEditing: Bool { false }
}

/// - Linux: no effect
nonisolated public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    init(_inert: Void) {}
    public init() {}
    public static var zero: EmptyAnimatableData { EmptyAnimatableData(_inert: ()) }
    public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
    public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}

/// - Linux: no effect
nonisolated public struct EnabledTextSelectability: TextSelectability, Sendable {
    init(_inert: Void) {}
    public static var allowsSelection: Bool { false }
}

nonisolated extension EnvironmentValues {
    public var autocorrectionDisabled: Bool {
        get { false }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var disableAutocorrection: Bool? {
        get { nil }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var symbolVariants: SymbolVariants {
        get { SymbolVariants(_inert: ()) }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory.extraSmall }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var managedObjectContext: NSManagedObjectContext {
        get { NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType) }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var undoManager: UndoManager? { nil }
}

nonisolated extension EnvironmentValues {
    public var layoutDirection: LayoutDirection {
        get { LayoutDirection.leftToRight }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var redactionReasons: RedactionReasons {
        get { [] }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var scenePhase: ScenePhase {
        get { ScenePhase.background }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var defaultMinListRowHeight: CGFloat {
        get { 0 }
        set {}
    }
    public var defaultMinListHeaderHeight: CGFloat? {
        get { nil }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var lineLimit: Int? {
        get { nil }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var headerProminence: Prominence {
        get { Prominence.standard }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var menuIndicatorVisibility: Visibility {
        get { Visibility.automatic }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var accessibilityQuickActionsEnabled: Bool { false }
}

nonisolated extension EnvironmentValues {
    public var isEnabled: Bool {
        get { false }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var isFocused: Bool { false }
}

nonisolated extension EnvironmentValues {
    public var isLuminanceReduced: Bool {
        get { false }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var openWindow: OpenWindowAction { OpenWindowAction(_inert: ()) }
}

nonisolated extension EnvironmentValues {
    public var rename: RenameAction? { nil }
}

nonisolated extension EnvironmentValues {
    public var supportsMultipleWindows: Bool { false }
}

nonisolated extension EnvironmentValues {
    public var font: Font? {
        get { nil }
        set {}
    }
    public var displayScale: CGFloat {
        get { 0 }
        set {}
    }
    public var imageScale: SwiftUIDeclarations.Image.Scale {
        get { SwiftUIDeclarations.Image.Scale.small }
        set {}
    }
    public var pixelLength: CGFloat { 0 }
    public var legibilityWeight: LegibilityWeight? {
        get { nil }
        set {}
    }
    public var locale: Locale {
        get { .current }
        set {}
    }
    public var calendar: Calendar {
        get { .current }
        set {}
    }
    public var timeZone: TimeZone {
        get { .current }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { nil }
        set {}
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { nil }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { ScrollIndicatorVisibility(_inert: ()) }
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { ScrollIndicatorVisibility(_inert: ()) }
}

nonisolated extension EnvironmentValues {
    public var isScrollEnabled: Bool {
        get { false }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { ScrollDismissesKeyboardMode(_inert: ()) }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { ScrollBounceBehavior(_inert: ()) }
        set {}
    }
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { ScrollBounceBehavior(_inert: ()) }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var accessibilityEnabled: Bool {
        get { false }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityInvertColors: Bool { false }
}

nonisolated extension EnvironmentValues {
    public var accessibilityShowButtonShapes: Bool { false }
}

nonisolated extension EnvironmentValues {
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }
}

nonisolated extension EnvironmentValues {
    public var dynamicTypeSize: DynamicTypeSize {
        get { DynamicTypeSize.xSmall }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { nil }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var isSearching: Bool { false }
    public var dismissSearch: DismissSearchAction { DismissSearchAction(_inert: ()) }
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { SearchSuggestionsPlacement(_inert: ()) }
}

nonisolated extension EnvironmentValues {
    public var refresh: RefreshAction? { nil }
}

nonisolated extension EnvironmentValues {
    public var openURL: OpenURLAction {
        get { OpenURLAction(_inert: ()) }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var keyboardShortcut: KeyboardShortcut? { nil }
}

nonisolated extension EnvironmentValues {
    public var dismiss: DismissAction { DismissAction(_inert: ()) }
    public var isPresented: Bool { false }
}

nonisolated extension EnvironmentValues {
    public var multilineTextAlignment: TextAlignment {
        get { TextAlignment.leading }
        set {}
    }
    public var truncationMode: Text.TruncationMode {
        get { Text.TruncationMode.head }
        set {}
    }
    public var lineSpacing: CGFloat {
        get { 0 }
        set {}
    }
    public var allowsTightening: Bool {
        get { false }
        set {}
    }
    public var minimumScaleFactor: CGFloat {
        get { 0 }
        set {}
    }
    public var textCase: Text.Case? {
        get { nil }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var editMode: SwiftUIDeclarations.Binding<EditMode>? {
        get { nil }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var controlSize: ControlSize {
        get { ControlSize.mini }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var contentTransition: ContentTransition {
        get { ContentTransition(_inert: ()) }
        set {}
    }
    public var contentTransitionAddsDrawingGroup: Bool {
        get { false }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var backgroundStyle: AnyShapeStyle? {
        get { nil }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var accessibilityLargeContentViewerEnabled: Bool { false }
}

nonisolated extension EnvironmentValues {
    public var presentationMode: SwiftUIDeclarations.Binding<PresentationMode> {
        Binding.constant(PresentationMode(_inert: ()))
    }
}

nonisolated extension EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { ColorScheme.light }
        set {}
    }
    public var colorSchemeContrast: ColorSchemeContrast { ColorSchemeContrast.standard }
}

nonisolated extension EnvironmentValues {
    public var backgroundMaterial: Material? {
        get { nil }
        set {}
    }
}

nonisolated extension EnvironmentValues {
    public var menuOrder: MenuOrder {
        get { MenuOrder(_inert: ()) }
        set {}
    }
}

/// - Linux: no effect
nonisolated public struct EventModifiers: OptionSet, Sendable {
    public internal(set) var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var capsLock: EventModifiers { EventModifiers(rawValue: 1 << 0) }
    public static var shift: EventModifiers { EventModifiers(rawValue: 1 << 1) }
    public static var control: EventModifiers { EventModifiers(rawValue: 1 << 2) }
    public static var option: EventModifiers { EventModifiers(rawValue: 1 << 3) }
    public static var command: EventModifiers { EventModifiers(rawValue: 1 << 4) }
    public static var numericPad: EventModifiers { EventModifiers(rawValue: 1 << 5) }
    public static var function: EventModifiers { EventModifiers(rawValue: 1 << 6) }
    public static var all: EventModifiers { EventModifiers(rawValue: ~0) }
    public typealias ArrayLiteralElement = EventModifiers
    public typealias Element = EventModifiers
    public typealias RawValue = Int
}

/// - Linux: no effect
nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    init(_inert: Void) {}
    /// - Linux: no effect
    nonisolated public struct Entries: Sequence, IteratorProtocol, Sendable {
        init(_inert: Void) {}
        public mutating func next() -> Date? { nil }
        public typealias Element = Date
        public typealias Iterator = EveryMinuteTimelineSchedule.Entries
    }

    public init() {}
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> EveryMinuteTimelineSchedule.Entries {
        EveryMinuteTimelineSchedule.Entries(_inert: ())
    }
}
