/// Lists the items that a part of the interface shows.
@MainActor
enum FocusItems {
    /// Returns the items directly in an environment, also those that are scrolled away.
    static func all(in environment: any UIFocusEnvironment) -> [any UIFocusItem] {
        guard let container = environment.focusItemContainer else { return [] }
        var area = container.coordinateSpace.bounds
        if let scrolling = container as? any UIFocusItemScrollableContainer {
            area = area.union(CGRect(origin: .zero, size: scrolling.contentSize))
        }
        return container.focusItems(in: area)
    }

    /// Returns the items directly in an environment, from the top and from the leading side.
    static func children(of environment: any UIFocusEnvironment) -> [any UIFocusItem] {
        let items = all(in: environment).filter { $0 !== environment }
        let isRightToLeft = (environment as? UIView)?.isRightToLeft ?? false
        return items.enumerated().sorted { first, second in
            let (one, two) = (first.element.frame, second.element.frame)
            if one.minY != two.minY { return one.minY < two.minY }
            if one.minX != two.minX { return isRightToLeft ? one.maxX > two.maxX : one.minX < two.minX }
            return first.offset < second.offset
        }.map(\.element)
    }

    /// Returns the frame of an item in the coordinates of its window.
    static func frame(of item: any UIFocusItem) -> CGRect {
        if let view = item as? UIView { return view.convert(view.bounds, to: nil as UIView?) }
        guard let container = item.parentFocusEnvironment?.focusItemContainer,
            let window = FocusChain.view(of: item)?.window
        else { return item.frame }
        return window.convert(item.frame, from: container.coordinateSpace)
    }
}
