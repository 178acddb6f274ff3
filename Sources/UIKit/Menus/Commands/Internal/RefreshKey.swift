/// The keys that refresh what is shown, as on the Linux desktop: F5, and R with control or command.
@MainActor
enum RefreshKey {
    static func matches(_ key: PressedKey) -> Bool {
        switch key.usage {
        case .keyboardF5: key.modifiers.isEmpty
        case .keyboardR: key.modifiers == .control || key.modifiers == .command
        default: false
        }
    }

    /// Triggers the nearest refresh control: of the first view or controller of the responder chain that has one in its
    /// views. Returns false if there is none.
    static func perform(from start: UIResponder) -> Bool {
        guard let pull = nearest(to: start) else { return false }
        pull.triggerByKey()
        return true
    }

    /// Whether the keys would refresh something.
    static func isUsed(from start: UIResponder) -> Bool { nearest(to: start) != nil }

    private static func nearest(to start: UIResponder) -> PullToRefresh? {
        for responder in sequence(first: start, next: \.next) {
            let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
            if let pull = view.flatMap(Self.pull(in:)) { return pull }
        }
        return nil
    }

    private static func pull(in view: UIView) -> PullToRefresh? {
        if view.isHidden { return nil }
        if let pull = (view as? UIScrollView)?.pullToRefresh, pull.control?.window != nil { return pull }
        return view.subviews.lazy.compactMap(Self.pull(in:)).first
    }
}
