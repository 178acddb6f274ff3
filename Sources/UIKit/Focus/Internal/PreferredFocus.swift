internal import TableEngine

/// Finds the item that gets the focus when it is given to an environment.
@MainActor
struct PreferredFocus {
    /// Environments that prefer each other are searched once.
    private var searched: Set<ObjectIdentifier> = []

    /// Returns nil if there is no item in the environment that can have the focus.
    func destination(in environment: any UIFocusEnvironment) -> FocusDestination? {
        var search = self
        return search.search(environment)
    }

    private mutating func search(_ environment: any UIFocusEnvironment) -> FocusDestination? {
        guard searched.insert(ObjectIdentifier(environment)).inserted else { return nil }
        if let list = (environment as? UIView)?.ownFocusList {
            return list.preferredRow().map { .row($0, list) }
        }
        if let item = environment as? any UIFocusItem, Focusability.allows(item) { return FocusDestination(item) }
        for preferred in environment.preferredFocusEnvironments {
            if let found = search(preferred) { return found }
        }
        if let view = environment as? UIView, !Focusability.isShown(view) { return nil }
        for item in FocusItems.children(of: environment) {
            if let found = search(item) { return found }
        }
        return nil
    }
}
