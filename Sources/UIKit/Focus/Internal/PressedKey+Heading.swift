extension PressedKey {
    /// Where an arrow key leads on the screen; nil for other keys.
    var heading: UIFocusHeading? {
        switch usage {
        case .keyboardUpArrow: .up
        case .keyboardDownArrow: .down
        case .keyboardLeftArrow: .left
        case .keyboardRightArrow: .right
        default: nil
        }
    }

    /// 1 for an arrow key that increases a value, the one up or in reading direction, and -1 for the others; nil for
    /// other keys, and with modifiers.
    func step(isRightToLeft: Bool) -> Int? {
        guard modifiers.isEmpty else { return nil }
        return switch heading {
        case .up?: 1
        case .down?: -1
        case .right?: isRightToLeft ? -1 : 1
        case .left?: isRightToLeft ? 1 : -1
        default: nil
        }
    }

    /// Whether the key opens a menu: the menu key, or shift and F10 as on the Linux desktop.
    var opensMenu: Bool {
        switch usage {
        case .keyboardApplication, .keyboardMenu: true
        case .keyboardF10: modifiers == .shift
        default: false
        }
    }

    /// Whether the key chooses: return or space.
    var chooses: Bool {
        switch usage {
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: modifiers.isEmpty
        default: false
        }
    }
}
