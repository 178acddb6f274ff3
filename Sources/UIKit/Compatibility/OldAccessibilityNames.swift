// The names of the accessibility traits before Swift 4.2.

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
