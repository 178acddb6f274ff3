/// What keys do with the item that has the focus.
@MainActor
struct KeyActivation {
    let item: any UIFocusItem

    /// Does what a tap does: by the item's accessibility action, or by its actions, or else by a touch. Nothing happens
    /// to an item that is neither a view nor a part of one.
    func activate() {
        if let element = item as? any KeyElement { return element.activate() }
        guard let view = item as? UIView else { return }
        if view.accessibilityActivate() { return }
        if let control = view as? any KeyActivated, control.activateByKey() { return }
        if Focusability.isReachable(view) { view.tapByKey() }
    }

    /// Passes a key to a view that takes keys itself, or adjusts its value: arrow keys up and in reading direction
    /// increase it, the others decrease it. Returns false if the key does neither.
    func adjust(_ key: PressedKey, isRepeat: Bool) -> Bool {
        if let element = item as? any KeyElement { return adjust(element, key) }
        guard let view = item as? UIView else { return false }
        if let operated = view as? any KeyOperated { return operated.operate(key, isRepeat: isRepeat) }
        guard view.accessibilityTraits.contains(.adjustable), let step = key.step(isRightToLeft: view.isRightToLeft)
        else { return false }
        if step > 0 { view.accessibilityIncrement() } else { view.accessibilityDecrement() }
        return true
    }

    private func adjust(_ element: any KeyElement, _ key: PressedKey) -> Bool {
        let isRightToLeft = FocusChain.view(of: element)?.isRightToLeft ?? false
        guard element.isAdjustable, let step = key.step(isRightToLeft: isRightToLeft) else { return false }
        element.adjust(up: step > 0)
        return true
    }
}
