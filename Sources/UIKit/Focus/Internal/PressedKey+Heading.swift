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
}
