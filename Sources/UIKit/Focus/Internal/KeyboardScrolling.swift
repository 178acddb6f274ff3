/// Scrolls with keys that nothing which has the focus takes: arrows, pages, space, Home and End.
@MainActor
struct KeyboardScrolling {
    /// The distance of an arrow key, in points. Unverified, as is that a page leaves as much of the former one visible.
    private static let step: CGFloat = 40

    let view: UIScrollView

    /// The innermost scroll view around the focus or the first responder that the key can scroll, if these are in front;
    /// otherwise the first one in front. Returns false if none scrolls.
    @discardableResult
    static func scroll(_ key: PressedKey, isRepeat: Bool, in window: UIWindow, _ map: FocusMap) -> Bool {
        let focused = window.windowScene?.focusSystemIfMade?.focusedItem.flatMap { FocusChain.view(of: $0) }
        var next = [focused, window.firstResponder as? UIView].lazy.compactMap(\.self).first { map.contains($0) }
        while let view = next {
            if let scroll = view as? UIScrollView, Self(view: scroll).press(key, isRepeat: isRepeat) { return true }
            next = view.superview
        }
        return map.scrollViews.contains { Self(view: $0).press(key, isRepeat: isRepeat) }
    }

    /// Returns false if the key does not scroll the view, or if its content is at that edge.
    func press(_ key: PressedKey, isRepeat: Bool) -> Bool {
        guard view.allowsKeyboardScrolling, view.isScrollEnabled, let distance = distance(of: key) else { return false }
        let target = view.offsetEdges.clamping(
            CGPoint(x: view.contentOffset.x + distance.dx, y: view.contentOffset.y + distance.dy))
        guard target != view.contentOffset else { return false }
        view.setContentOffset(target, animated: !isRepeat)
        return true
    }

    private func distance(of key: PressedKey) -> CGVector? {
        let inset = view.adjustedContentInset
        let page = max(view.bounds.height - inset.top - inset.bottom - Self.step, Self.step)
        let end = view.contentSize.height + view.bounds.height
        let jumps = key.modifiers == .command
        guard key.modifiers.isEmpty || jumps || key.modifiers == .shift && key.usage == .keyboardSpacebar else {
            return nil
        }
        func down(_ distance: CGFloat) -> CGVector { view.ownStep(CGVector(dx: 0, dy: distance)) }
        func right(_ distance: CGFloat) -> CGVector { view.ownStep(CGVector(dx: distance, dy: 0)) }
        switch key.usage {
        case .keyboardUpArrow: return down(jumps ? -end : -Self.step)
        case .keyboardDownArrow: return down(jumps ? end : Self.step)
        case .keyboardLeftArrow where !jumps: return right(-Self.step)
        case .keyboardRightArrow where !jumps: return right(Self.step)
        case .keyboardPageUp where !jumps: return down(-page)
        case .keyboardPageDown where !jumps: return down(page)
        case .keyboardSpacebar where !jumps: return down(key.modifiers == .shift ? -page : page)
        case .keyboardHome: return CGVector(dx: 0, dy: -end)
        case .keyboardEnd: return CGVector(dx: 0, dy: end)
        default: return nil
        }
    }
}
