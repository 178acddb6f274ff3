/// Keys that every application of the Linux desktop has. The application's own key commands come first.
enum DesktopKey {
    /// Q, with control or, as on Apple's systems, with command.
    case quit
    /// W, with control or command.
    case closeWindow
    /// Escape.
    case endSearch
    /// The left arrow with alt; from right to left, the right arrow.
    case goBack
    /// I, with control and shift.
    case inspect

    @MainActor
    init?(_ key: PressedKey) {
        let hasCommand = key.modifiers == .control || key.modifiers == .command
        let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
        switch key.usage {
        case .keyboardQ where hasCommand: self = .quit
        case .keyboardW where hasCommand: self = .closeWindow
        case .keyboardI where key.modifiers == [.control, .shift]: self = .inspect
        case .keyboardEscape where key.modifiers.isEmpty: self = .endSearch
        case .keyboardLeftArrow where key.modifiers == .alternate && !isMirrored,
            .keyboardRightArrow where key.modifiers == .alternate && isMirrored:
            self = .goBack
        default: return nil
        }
    }
}

extension UIWindow {
    /// Ends the search as its cancel button does: that of the field that is edited, or else that of the controller in
    /// front. Returns false if nothing is searched.
    func endSearchByKey() -> Bool {
        var view = firstResponder as? UIView
        while let inner = view {
            if let bar = inner as? any KeyCancelled, bar.cancelByKey() { return true }
            view = inner.superview
        }
        let search = frontController as? UISearchController ?? frontController?.navigationItem.searchController
        return search?.searchBar.cancelByKey() ?? false
    }

    /// Taps the back button of the controller in front. Returns false if it has none, or if a text is edited, whose
    /// caret the key moves.
    func goBackByKey() -> Bool {
        guard !(firstResponder is any UIKeyInput) else { return false }
        return frontController?.navigationController?.navigationBar.goBackByKey() ?? false
    }

    /// Whether ``goBackByKey()`` would do something.
    var canGoBackByKey: Bool {
        !(firstResponder is any UIKeyInput)
            && frontController?.navigationController?.navigationBar.hasBackButton ?? false
    }
}

/// A search bar.
@MainActor
protocol KeyCancelled: UIView {
    /// Taps the cancel button. Returns false if the bar has none.
    func cancelByKey() -> Bool
}
