import Foundation

/// Passes the keys of a window that no responder and no key command has handled to what has the focus, and moves the
/// focus from group to group.
///
/// Owned by the window, which creates it for the first such key. While text is edited, all keys belong to the text.
@MainActor
final class KeyboardFocus {
    /// Sound: the window owns this object.
    private unowned(unsafe) let window: UIWindow
    /// The list that had the last key.
    private weak var last: UIScrollView?

    init(window: UIWindow) { self.window = window }

    private var system: UIFocusSystem? { window.windowScene?.focusSystem }

    func press(_ key: PressedKey, isRepeat: Bool) {
        guard let system else { return }
        let map = FocusMap(of: window)
        if key.usage == .keyboardTab, key.modifiers.isSubset(of: .shift) {
            return turn(backwards: key.modifiers.contains(.shift), map, system)
        }
        if system.focus.list == nil, let item = system.focusedItem, map.group(of: item) != nil {
            if !press(key, on: item, system) { KeyboardScrolling.scroll(key, isRepeat: isRepeat, in: window, map) }
            return
        }
        if let list = receiver(in: map, system) {
            if press(key, isRepeat: isRepeat, in: list) { last = list }
        } else if let heading = key.heading, let item = map.items.first(where: { Focusability.allows($0) }) {
            focus(.item(item), heading, system)
        } else {
            KeyboardScrolling.scroll(key, isRepeat: isRepeat, in: window, map)
        }
    }

    private func press(_ key: PressedKey, isRepeat: Bool, in list: UIScrollView) -> Bool {
        guard let keyboard = list.listKeyboard else { return false }
        return keyboard.press(key, isRepeat: isRepeat)
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

    /// Returns false if the key does nothing.
    private func press(_ key: PressedKey, on item: any UIFocusItem, _ system: UIFocusSystem) -> Bool {
        if let heading = key.heading, key.modifiers.isEmpty {
            let hasMoved = FocusMovement(system: system, window: window).move(heading, leaving: nil)
            if !hasMoved { system.movementFailed(heading) }
            return hasMoved
        }
        switch key.usage {
        case .keyboardReturnOrEnter, .keypadEnter,
            .keyboardSpacebar where key.modifiers.isEmpty:
            activate(item)
        case .keyboardEscape: system.move(to: .nothing)
        default: return false
        }
        return true
    }

    /// Does what a tap does. For views that are not controls these are their accessibility actions.
    private func activate(_ item: any UIFocusItem) {
        if let control = item as? any KeyActivated {
            control.activateByKey()
        } else {
            _ = (item as? UIView)?.accessibilityActivate()
        }
    }

    // MARK: The tab key

    /// Moves the focus to the next group, in the order of the view tree. Without a focus the first group that has more
    /// than texts gets it.
    private func turn(backwards: Bool, _ map: FocusMap, _ system: UIFocusSystem) {
        guard let present = presentGroup(map, system) else { return begin(map, system) }
        let count = map.groups.count
        for step in 1..<max(count, 1) {
            let group = map.groups[(present + (backwards ? count - step : step)) % count]
            if enter(group, backwards ? .previous : .next, system) { return }
        }
    }

    private func presentGroup(_ map: FocusMap, _ system: UIFocusSystem) -> Int? {
        if let view = system.focus.list?.host.list { return map.group(of: view) }
        return system.focusedItem.flatMap { map.group(of: $0) }
    }

    private func begin(_ map: FocusMap, _ system: UIFocusSystem) {
        for group in map.groups where !group.isText && enter(group, .next, system) { return }
    }

    /// Gives the focus to the item of a group with the highest priority that takes it.
    private func enter(_ group: FocusGroup, _ heading: UIFocusHeading, _ system: UIFocusSystem) -> Bool {
        for stop in group.stopsByPriority {
            switch stop {
            case .list(let list):
                guard list.listKeyboard?.takeFocus(heading) == true else { continue }
                last = list
                return true
            case .item(let item):
                guard Focusability.allows(item), focus(.item(item), heading, system) else { continue }
                return true
            }
        }
        return false
    }

    @discardableResult
    private func focus(_ destination: FocusDestination, _ heading: UIFocusHeading, _ system: UIFocusSystem) -> Bool {
        guard system.move(to: destination, heading: heading) else { return false }
        FocusReveal.show(destination)
        return true
    }
}

/// An item that does something else for a key than its accessibility action.
@MainActor
protocol KeyActivated: AnyObject {
    func activateByKey()
}
