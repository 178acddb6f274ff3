import UIKit

// Modifiers since iOS 17.

nonisolated extension View {
    public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View
    where V: Equatable { EmptyView() }

    public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
    where V: Equatable { EmptyView() }

    public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable { EmptyView() }

    public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T: Equatable {
        EmptyView()
    }

    public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool)
        -> some View where T: Equatable
    { EmptyView() }

    public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View
    where T: Equatable { EmptyView() }

    public func focusable(_ isFocusable: Bool = true) -> some View { EmptyView() }

    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { EmptyView() }

    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { EmptyView() }

    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { EmptyView() }

    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { EmptyView() }

    public func animation<V>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V)
        -> some View where V: View
    { EmptyView() }

    public func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where Phase: Equatable { EmptyView() }

    public func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where Phase: Equatable { EmptyView() }

    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { EmptyView() }
}
