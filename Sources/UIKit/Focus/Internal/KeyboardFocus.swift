import Foundation

/// Which table of a window the keys reach that no responder and no key command has handled, and the way to the next
/// one.
///
/// Owned by the window, which creates it for the first such key. While text is edited, all keys belong to the text.
@MainActor
final class KeyboardFocus {
    /// Sound: the window owns this object.
    private unowned(unsafe) let window: UIWindow
    private var link: ViewLink<UITableView>?

    init(window: UIWindow) { self.window = window }

    /// The table that had the last key, if it can still have the focus.
    private var table: UITableView? {
        guard let table = link?.view, stops.contains(where: { $0 === table }) else { return nil }
        return table
    }

    func press(_ key: PressedKey, isRepeat: Bool) {
        if key.usage == .keyboardTab, key.modifiers.isSubset(of: .shift) {
            return turn(backwards: key.modifiers.contains(.shift))
        }
        guard let table = table ?? innermostTable ?? stops.lazy.compactMap({ $0 as? UITableView }).first else { return }
        if table.keyboardOnDemand.press(key, isRepeat: isRepeat) { link = table.link }
    }

    /// Hides the ring, because a pointer or text input is used.
    func hide() {
        if let keyboard = link?.view?.keyboard { _ = keyboard.hideFocus() }
    }

    // MARK: The tab key

    /// Moves the focus to the next table or text input, in the order of the view tree.
    private func turn(backwards: Bool) {
        let stops = stops
        guard !stops.isEmpty else { return }
        let present = table.flatMap { $0.keyboard?.focus.isShown == true ? $0 : nil }
        guard let index = stops.firstIndex(where: { $0 === present }) else {
            if let table = stops.lazy.compactMap({ $0 as? UITableView }).first { enter(table) }
            return
        }
        let count = stops.count
        let next = stops[(index + (backwards ? count - 1 : 1)) % count]
        guard next !== present else { return }
        hide()
        enter(next)
    }

    private func enter(_ stop: UIView) {
        guard let table = stop as? UITableView else {
            stop.becomeFirstResponder()
            return
        }
        if table.keyboardOnDemand.takeFocus() { link = table.link }
    }

    // MARK: What can have the focus

    /// The table that the first responder is in.
    private var innermostTable: UITableView? {
        var next = window.firstResponder
        while let responder = next {
            if let table = responder as? UITableView, table.mayHaveFocus { return table }
            next = responder.next
        }
        return nil
    }

    /// The tables and text inputs of the controller in front.
    private var stops: [UIView] {
        guard let root = window.frontController?.viewIfLoaded ?? window.subviews.first, root.window === window else {
            return []
        }
        var found: [UIView] = []
        collect(root, into: &found)
        return found
    }

    private func collect(_ view: UIView, into found: inout [UIView]) {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
        if let table = view as? UITableView, table.mayHaveFocus {
            found.append(table)
        } else if view is any UIKeyInput, view.canBecomeFirstResponder {
            return found.append(view)
        }
        for subview in view.subviews where !(subview is UITableViewCell) { collect(subview, into: &found) }
    }
}

extension UITableView {
    /// The table's keyboard, created when it is first needed.
    var keyboardOnDemand: TableKeyboard {
        if let keyboard { return keyboard }
        let new = TableKeyboard(table: self)
        keyboard = new
        return new
    }

    fileprivate var mayHaveFocus: Bool {
        guard numberOfSections > 0, contents.geometry.numberOfRows > 0, window != nil else { return false }
        return (allowsFocus && (!isEditing || allowsFocusDuringEditing)) || calls.implements(.canFocus) ?? true
    }
}
