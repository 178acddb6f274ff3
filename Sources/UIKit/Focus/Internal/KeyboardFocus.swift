import Foundation

/// Passes the keys of a window that no responder and no key command has handled to what has the focus, and moves the
/// focus.
///
/// Owned by the window, which creates it for the first such key. While text is edited, only those keys come here that the
/// text does not take.
@MainActor
final class KeyboardFocus {
    /// Sound: the window owns this object.
    private unowned(unsafe) let window: UIWindow
    /// The list that had the last key.
    private weak var last: UIScrollView?
    private lazy var actionKeys = ActionKeys(window: window)

    init(window: UIWindow) { self.window = window }

    private var system: UIFocusSystem? { window.windowScene?.focusSystem }

    func press(_ key: PressedKey, isRepeat: Bool) {
        guard let system else { return }
        if key.usage == .keyboardEscape, key.modifiers.isEmpty {
            if !isRepeat, window.dismissByKey() { return }
            if window.editedText != nil { return }
        }
        if key.opensMenu, !isRepeat, let text = window.editedText as? UIView, text.openEditMenuByKey() { return }
        if key.usage == .keyboardTab, key.modifiers.isSubset(of: [.shift, .control]) { return turn(key, system) }
        if actionKeys.press(key, system) || !isRepeat && actionKeys.openDrops(key) { return }
        if key.heading != nil, key.modifiers.isEmpty, window.editedText == nil, system.requests.giveDeferred() {
            return
        }
        let map = FocusMap(of: window, insideRows: system.focus.list == nil)
        if system.focus.list == nil, let item = system.focusedItem, map.group(of: item) != nil {
            if press(key, isRepeat: isRepeat, on: item, system) { return }
            KeyboardScrolling.scroll(key, isRepeat: isRepeat, in: window, map)
        } else if let list = receiver(in: map, system) {
            if press(key, isRepeat: isRepeat, in: list) { last = list }
        } else if !begin(key, map, system), !KeyboardScrolling.scroll(key, isRepeat: isRepeat, in: window, map) {
            beginWithControls(key, map, system)
        }
    }

    /// Called when a key goes up.
    func release(_ key: PressedKey) { actionKeys.release(key) }

    /// The tab key, with or without shift. With control it leaves a list at once, or a text that keeps the key.
    private func turn(_ key: PressedKey, _ system: UIFocusSystem) {
        actionKeys.tabWillTurn(system)
        if window.editedText == nil, system.requests.giveDeferred() { return }
        FocusTour(of: window, system, backwards: key.modifiers.contains(.shift))
            .turn(leavesList: key.modifiers.contains(.control) && window.editedText == nil)
        if let list = system.focus.list?.host.list { last = list }
    }

    /// Called by a text that is edited, for the tab key.
    func leaveText(backwards: Bool) {
        guard let system else { return }
        FocusTour(of: window, system, backwards: backwards).turn(leavesList: false)
    }

    // MARK: Lists

    private func press(_ key: PressedKey, isRepeat: Bool, in list: UIScrollView) -> Bool {
        guard let keyboard = list.listKeyboard else { return false }
        if keyboard.press(key, isRepeat: isRepeat) { return true }
        return keyboard.focus.isShown && (enterRow(key) || actionKeys.openActions(key))
    }

    /// Moves the focus from a row into it, for the arrow key in reading direction.
    private func enterRow(_ key: PressedKey) -> Bool {
        guard let system, let heading = key.heading, key.modifiers.isEmpty, let cell = system.focusedItem as? UIView,
            heading == (cell.isRightToLeft ? .left : .right),
            let control = FocusMap(of: window, insideRows: true).firstControl(in: cell)
        else { return false }
        focus(control, heading, system)
        return true
    }

    /// The list that a key belongs to: the one with the focus, the one that had the last key, the innermost one around
    /// the first responder, or the first one.
    private func receiver(in map: FocusMap, _ system: UIFocusSystem) -> UIScrollView? {
        let lists = map.lists
        func known(_ view: UIView?) -> UIScrollView? { lists.first { $0 === view } }
        return known(system.focus.list?.host.list) ?? known(last) ?? innermostList ?? lists.first
    }

    /// The list that the first responder is in.
    private var innermostList: UIScrollView? {
        var next = window.firstResponder
        while let responder = next {
            if let view = responder as? UIView, view.ownFocusList != nil { return view as? UIScrollView }
            next = responder.next
        }
        return nil
    }

    // MARK: Other items

    /// Gives the focus to the first item for an arrow key.
    private func begin(_ key: PressedKey, _ map: FocusMap, _ system: UIFocusSystem) -> Bool {
        guard let heading = key.heading, let item = map.items.first(where: { Focusability.allows($0) }) else {
            return false
        }
        focus(item, heading, system)
        return true
    }

    /// Gives the focus to the first control, where an arrow key has nothing else to do.
    private func beginWithControls(_ key: PressedKey, _ map: FocusMap, _ system: UIFocusSystem) {
        guard let heading = key.heading, key.modifiers.isEmpty else { return }
        let groups = map.groups.filter { !$0.isText && !$0.isInBar }
        guard let item = groups.flatMap(\.items).first(where: { Focusability.allowsKeys($0) }) else { return }
        focus(item, heading, system)
    }

    private func focus(_ item: any UIFocusItem, _ heading: UIFocusHeading, _ system: UIFocusSystem) {
        let destination = FocusDestination.item(item)
        if system.move(to: destination, heading: heading) { FocusReveal.show(destination) }
    }

    /// Returns false if the key does nothing.
    private func press(_ key: PressedKey, isRepeat: Bool, on item: any UIFocusItem, _ system: UIFocusSystem) -> Bool {
        let activation = KeyActivation(item: item)
        if activation.adjust(key, isRepeat: isRepeat) { return true }
        if let heading = key.heading, key.modifiers.isEmpty {
            let isAlongRows = heading == .up || heading == .down
            if isAlongRows, goToRow(from: item, heading, system), let list = system.focus.list?.host.list {
                return press(key, isRepeat: isRepeat, in: list)
            }
            if FocusMovement(system: system, window: window).move(heading, leaving: nil) { return true }
            if goToRow(from: item, heading, system) { return true }
            system.movementFailed(heading)
            return false
        }
        switch key.usage {
        case .keyboardReturnOrEnter, .keypadEnter,
            .keyboardSpacebar where key.modifiers.isEmpty:
            if !isRepeat { activation.activate() }
        case .keyboardEscape: system.move(to: .nothing)
        default: return actionKeys.openMenu(key)
        }
        return true
    }

    /// Moves the focus from a control in a row to the row.
    private func goToRow(from item: any UIFocusItem, _ heading: UIFocusHeading, _ system: UIFocusSystem) -> Bool {
        guard let row = FocusRow.all(around: item).first, row.cell !== item, row.list.ownFocusList != nil else {
            return false
        }
        return system.move(to: FocusDestination(row.cell), heading: heading) && system.focusedItem === row.cell
    }
}
