internal import TableEngine

/// What the keys of a keyboard do in a collection view: move the focus by the places of the items, and select.
///
/// Owned by the collection view, which creates it for the first key that it gets; ``KeyboardFocus`` passes the keys on.
/// Home, End and the page keys are unverified.
@MainActor
final class CollectionKeyboard: ListKeyboard {
    /// Sound: the collection view owns this object.
    private unowned(unsafe) let view: UICollectionView
    let focus: ListFocus

    init(view: UICollectionView) {
        self.view = view
        focus = ListFocus(host: view.selectionHost)
    }

    private var steps: ItemSteps<CollectionSelectionHost> { ItemSteps(list: view.selectionHost) }

    // MARK: Keys

    func press(_ key: PressedKey, isRepeat: Bool) -> Bool {
        view.calls.pass { handle(key, isRepeat: isRepeat) }
    }

    private func handle(_ key: PressedKey, isRepeat: Bool) -> Bool {
        guard view.contents.counts.numberOfRows > 0 else { return false }
        switch key.usage {
        case .keyboardApplication, .keyboardMenu,
            .keyboardF10 where key.modifiers == .shift:
            return openMenu()
        default: break
        }
        if let heading = key.heading, key.modifiers == .alternate { return moveItem(heading) }
        guard key.modifiers.isSubset(of: [.command, .control]) else { return false }
        if let heading = key.heading {
            guard key.modifiers.contains(.command) else { return step(heading, key.modifiers, isRepeat) }
            switch heading.seen(from: view) {
            case .up: return move(to: steps.first, .first, key.modifiers, animated: !isRepeat)
            case .down: return move(to: steps.last, .last, key.modifiers, animated: !isRepeat)
            default: return step(heading, key.modifiers, isRepeat)
            }
        }
        switch key.usage {
        case .keyboardHome: return move(to: steps.first, .first, key.modifiers, animated: !isRepeat)
        case .keyboardEnd: return move(to: steps.last, .last, key.modifiers, animated: !isRepeat)
        case .keyboardPageUp: return page(.up, key.modifiers, isRepeat)
        case .keyboardPageDown: return page(.down, key.modifiers, isRepeat)
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: return !isRepeat && choose()
        case .keyboardEscape: return focus.hide()
        default: return false
        }
    }

    /// Moves the focused item by one place in the order of the items. Returns false if it may not be moved.
    private func moveItem(_ heading: UIFocusHeading) -> Bool {
        let keys = ReorderKeys(table: CollectionReorderKeysHost(view: view)) { [focus] in
            focus.isShown ? focus.row : nil
        }
        return view.calls.pass {
            switch heading {
            case .up: keys.move(.up)
            case .down: keys.move(.down)
            default: false
            }
        }
    }

    /// Moves to the next item in a direction. Without one the focus may leave the collection view.
    private func step(_ heading: UIFocusHeading, _ modifiers: UIKeyModifierFlags, _ isRepeat: Bool) -> Bool {
        guard let present = focus.present else {
            return move(to: focus.preferredRow(), heading, modifiers, animated: !isRepeat)
        }
        let (place, found) = view.selection.following(present) { steps.next(heading.seen(from: view), from: present) }
        if found == nil, focus.isShown {
            if modifiers.isEmpty, leave(heading) { return true }
            view.window?.windowScene?.focusSystemIfMade?.movementFailed(heading)
        }
        return move(to: found ?? place, heading, modifiers, animated: !isRepeat)
    }

    private func page(_ heading: UIFocusHeading, _ modifiers: UIKeyModifierFlags, _ isRepeat: Bool) -> Bool {
        guard let present = focus.present else {
            return move(to: focus.preferredRow(), heading, modifiers, animated: !isRepeat)
        }
        let (place, found) = view.selection.following(present) { steps.page(heading.seen(from: view), from: present) }
        return move(to: found ?? place, heading, modifiers, animated: !isRepeat)
    }

    func takeFocus(_ heading: UIFocusHeading) -> Bool {
        view.calls.pass {
            guard let item = focus.preferredRow() else { return false }
            _ = move(to: item, heading, [], animated: true)
            return focus.isShown
        }
    }

    private func move(
        to item: RowIndex?, _ heading: UIFocusHeading, _ modifiers: UIKeyModifierFlags, animated: Bool
    ) -> Bool {
        guard let item, view.contents.counts.contains(item), let moved = focus.move(to: item, heading: heading) else {
            return true
        }
        let (shown, _) = view.selection.following(moved) { reveal(moved, animated: animated) }
        if let shown, !modifiers.contains(.control), followsFocus(shown) { select(shown) }
        return true
    }

    func wasFocused(_ item: RowIndex) {
        view.calls.pass {
            let (shown, _) = view.selection.following(item) { reveal(item, animated: true) }
            if let shown, followsFocus(shown) { select(shown) }
        }
    }

    private func reveal(_ item: RowIndex, animated: Bool) {
        let top = view.offsetEdges.vertical.lowerBound
        let isFirst = item.row == 0 && (0..<item.section).allSatisfy { view.contents.counts[$0] == 0 }
        if isFirst, view.contentOffset.y > top, view.overflows(.vertical),
            let frame = view.layoutAttributesForItem(at: item.indexPath)?.frame,
            frame.maxY <= view.bounds.height - view.adjustedContentInset.top - view.adjustedContentInset.bottom
        {
            // With what is above the first item, and a large title.
            return view.setContentOffset(CGPoint(x: view.contentOffset.x, y: top), animated: animated)
        }
        view.scrollToItem(at: item.indexPath, at: [], animated: animated)
    }

    /// Opens the context menu of the focused item, for the menu key and for shift and F10 as on the Linux desktop.
    private func openMenu() -> Bool {
        guard focus.isShown, let item = focus.row else { return false }
        view.installItemMenus()
        return view.parts.menus.ifMade?.open(at: item) ?? false
    }

    // MARK: Selecting

    private func followsFocus(_ item: RowIndex) -> Bool {
        guard view.selectionFollowsFocus else { return false }
        let (place, follows) = view.selection.following(item) {
            view.calls.selectionFollowsFocus(at: item.indexPath) ?? true
        }
        return follows && place == item
    }

    private func select(_ item: RowIndex) {
        guard view.contents.counts.contains(item), !view.selection.contains(item) else { return }
        view.touchSelection.press(item)
    }

    /// Selects the focused item as a tap does.
    private func choose() -> Bool {
        guard focus.isShown, let item = focus.row, view.contents.counts.contains(item) else { return false }
        view.touchSelection.press(item)
        return true
    }
}
