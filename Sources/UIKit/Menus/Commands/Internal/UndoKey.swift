/// What command and Z, or control and Z as on the Linux desktop, does: undo, with shift redo.
enum UndoKey {
    case undo, redo

    /// Nil for other keys.
    init?(_ key: UIKeyboardHIDUsage?, _ modifiers: UIKeyModifierFlags) {
        guard key == .keyboardZ else { return nil }
        switch modifiers.subtracting([.alphaShift, .numericPad]) {
        case .command, .control: self = .undo
        case [.command, .shift], [.control, .shift]: self = .redo
        default: return nil
        }
    }

    /// Returns false if there is nothing to undo or to redo.
    @MainActor
    func perform(with manager: UndoManager?) -> Bool {
        guard let manager, self == .undo ? manager.canUndo : manager.canRedo else { return false }
        switch self {
        case .undo: manager.undo()
        case .redo: manager.redo()
        }
        return true
    }
}
