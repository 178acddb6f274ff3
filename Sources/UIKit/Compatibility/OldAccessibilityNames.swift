// The names of the accessibility traits, notifications and states before Swift 4.2.

@available(*, deprecated, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { .adjustable }
@available(*, deprecated, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits { .allowsDirectInteraction }
@available(*, deprecated, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { .button }
@available(*, deprecated, renamed: "UIAccessibilityTraits.causesPageTurn")
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits { .causesPageTurn }
@available(*, deprecated, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { .header }
@available(*, deprecated, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { .image }
@available(*, deprecated, renamed: "UIAccessibilityTraits.keyboardKey")
public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits { .keyboardKey }
@available(*, deprecated, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { .link }
@available(*, deprecated, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { .none }
@available(*, deprecated, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { .notEnabled }
@available(*, deprecated, renamed: "UIAccessibilityTraits.playsSound")
public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits { .playsSound }
@available(*, deprecated, renamed: "UIAccessibilityTraits.searchField")
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits { .searchField }
@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { .selected }
@available(*, deprecated, renamed: "UIAccessibilityTraits.startsMediaSession")
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits { .startsMediaSession }
@available(*, deprecated, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { .staticText }
@available(*, deprecated, renamed: "UIAccessibilityTraits.summaryElement")
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits { .summaryElement }
@available(*, deprecated, renamed: "UIAccessibilityTraits.tabBar")
public var UIAccessibilityTraitTabBar: UIAccessibilityTraits { .tabBar }
@available(*, deprecated, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits { .updatesFrequently }
/// Traits were numbers.
extension UIAccessibilityTraits {
    @available(*, deprecated, message: "Use an array literal or union(_:) instead.")
    public static func | (left: UIAccessibilityTraits, right: UIAccessibilityTraits) -> UIAccessibilityTraits {
        left.union(right)
    }

    @available(*, deprecated, message: "Use formUnion(_:) instead.")
    public static func |= (left: inout UIAccessibilityTraits, right: UIAccessibilityTraits) { left.formUnion(right) }

    @available(*, deprecated, message: "Use intersection(_:) instead.")
    public static func & (left: UIAccessibilityTraits, right: UIAccessibilityTraits) -> UIAccessibilityTraits {
        left.intersection(right)
    }

    @available(*, deprecated, message: "Use formIntersection(_:) or subtract(_:) instead.")
    public static func &= (left: inout UIAccessibilityTraits, right: UIAccessibilityTraits) {
        left.formIntersection(right)
    }

    @available(*, deprecated, message: "Use subtracting(_:) instead.")
    public static prefix func ~ (traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
        UIAccessibilityTraits(rawValue: ~traits.rawValue)
    }
}

@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification { .screenChanged }
@available(*, deprecated, renamed: "UIAccessibility.Notification.layoutChanged")
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification { .layoutChanged }
@available(*, deprecated, renamed: "UIAccessibility.Notification.announcement")
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification { .announcement }
@available(*, deprecated, renamed: "UIAccessibility.Notification.pageScrolled")
public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification { .pageScrolled }
@available(*, deprecated, renamed: "UIAccessibility.Notification.pauseAssistiveTechnology")
public var UIAccessibilityPauseAssistiveTechnologyNotification: UIAccessibility.Notification {
    .pauseAssistiveTechnology
}
@available(*, deprecated, renamed: "UIAccessibility.Notification.resumeAssistiveTechnology")
public var UIAccessibilityResumeAssistiveTechnologyNotification: UIAccessibility.Notification {
    .resumeAssistiveTechnology
}

@available(*, deprecated, renamed: "UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    UIAccessibility.post(notification: notification, argument: argument)
}

/// The name of a notification that is posted after ``UIAccessibility/voiceOverStatusDidChangeNotification``.
@available(*, deprecated, message: "Use UIAccessibility.voiceOverStatusDidChangeNotification instead.")
public var UIAccessibilityVoiceOverStatusChanged: String { NSNotification.Name.formerVoiceOverStatusDidChange.rawValue }

extension NSNotification.Name {
    static let formerVoiceOverStatusDidChange = NSNotification.Name("UIAccessibilityVoiceOverStatusChanged")
}

@available(*, deprecated, message: "Use UIAccessibility.isVoiceOverRunning instead.")
@preconcurrency @MainActor
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
@available(*, deprecated, message: "Use UIAccessibility.isSwitchControlRunning instead.")
@preconcurrency @MainActor
public func UIAccessibilityIsSwitchControlRunning() -> Bool { UIAccessibility.isSwitchControlRunning }
@available(*, deprecated, message: "Use UIAccessibility.isAssistiveTouchRunning instead.")
@preconcurrency @MainActor
public func UIAccessibilityIsAssistiveTouchRunning() -> Bool { UIAccessibility.isAssistiveTouchRunning }
@available(*, deprecated, message: "Use UIAccessibility.isGuidedAccessEnabled instead.")
@preconcurrency @MainActor
public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }
@available(*, deprecated, message: "Use UIAccessibility.isBoldTextEnabled instead.")
@preconcurrency @MainActor
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }
@available(*, deprecated, message: "Use UIAccessibility.isInvertColorsEnabled instead.")
@preconcurrency @MainActor
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }
@available(*, deprecated, message: "Use UIAccessibility.isGrayscaleEnabled instead.")
@preconcurrency @MainActor
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }
@available(*, deprecated, message: "Use UIAccessibility.isDarkerSystemColorsEnabled instead.")
@preconcurrency @MainActor
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool { UIAccessibility.isDarkerSystemColorsEnabled }
@available(*, deprecated, message: "Use UIAccessibility.isMonoAudioEnabled instead.")
@preconcurrency @MainActor
public func UIAccessibilityIsMonoAudioEnabled() -> Bool { UIAccessibility.isMonoAudioEnabled }
@available(*, deprecated, message: "Use UIAccessibility.isClosedCaptioningEnabled instead.")
@preconcurrency @MainActor
public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool { UIAccessibility.isClosedCaptioningEnabled }
@available(*, deprecated, message: "Use UIAccessibility.isSpeakSelectionEnabled instead.")
@preconcurrency @MainActor
public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool { UIAccessibility.isSpeakSelectionEnabled }
@available(*, deprecated, message: "Use UIAccessibility.isSpeakScreenEnabled instead.")
@preconcurrency @MainActor
public func UIAccessibilityIsSpeakScreenEnabled() -> Bool { UIAccessibility.isSpeakScreenEnabled }
