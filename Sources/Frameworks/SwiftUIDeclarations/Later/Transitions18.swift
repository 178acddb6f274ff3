/// - Linux: no effect
nonisolated public protocol NavigationTransition {}

/// - Linux: no effect
nonisolated public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}

/// - Linux: no effect
nonisolated public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

nonisolated extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

nonisolated extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

/// - Linux: no effect
nonisolated public protocol PresentationSizing {}

/// - Linux: no effect
nonisolated public struct AutomaticPresentationSizing: PresentationSizing, Sendable {}

nonisolated extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

/// - Linux: no effect
nonisolated public struct FittedPresentationSizing: PresentationSizing, Sendable {}

nonisolated extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

/// - Linux: no effect
nonisolated public struct FormPresentationSizing: PresentationSizing, Sendable {}

nonisolated extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

/// - Linux: no effect
nonisolated public struct PagePresentationSizing: PresentationSizing, Sendable {}

nonisolated extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}
