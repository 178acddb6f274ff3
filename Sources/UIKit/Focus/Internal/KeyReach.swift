/// Which views the tab key stops at although `canBecomeFocused` is false: what a finger can operate, as with Full Keyboard
/// Access on an iPad. Code cannot give them the focus.
@MainActor
enum KeyReach {
    static func includes(_ view: UIView) -> Bool {
        if view is any KeyboardCell { return false }
        if let operated = view as? any KeyOperated { return operated.takesKeys }
        if let control = view as? any KeyActivated { return control.isActivatedByKeys }
        guard view.isAccessibilityElement else { return false }
        let traits = view.accessibilityTraits
        if traits.contains(.notEnabled) { return false }
        return !traits.isDisjoint(with: [.button, .link, .adjustable]) || view.isTapped
    }
}

extension UIView {
    /// Whether a tap on the view is recognized.
    fileprivate var isTapped: Bool { gestureRecognizers?.contains { $0.isEnabled && $0.recognizesTaps } ?? false }
}

/// A view that does something of its own with keys while it has the focus. What it does not take moves the focus.
@MainActor
protocol KeyOperated: UIView {
    /// Whether the view takes keys at present. Otherwise the keys reach what is inside of it.
    var takesKeys: Bool { get }

    /// Returns false if the view does nothing with the key.
    func operate(_ key: PressedKey, isRepeat: Bool) -> Bool
}

/// A view that return and space activate in another way than by a touch.
@MainActor
protocol KeyActivated: UIView {
    /// Whether keys can do something with the view at present.
    var isActivatedByKeys: Bool { get }

    /// Does what a tap does. Returns false if only a touch can.
    func activateByKey() -> Bool
}

/// A part of a view that is no view itself, and that a finger can operate.
@MainActor
protocol KeyElement: UIFocusItem {
    /// Whether keys can do something with the part at present.
    var isOperated: Bool { get }

    /// Does what a tap does.
    func activate()

    /// Whether the part has a value that arrow keys change.
    var isAdjustable: Bool { get }
    func adjust(up isUp: Bool)
}

/// A view whose controls are one stop of the tab key. The arrow keys lead from one to the next.
@MainActor
protocol KeyGroup: UIView {}
