internal import Cassowary

/// Content sizes: the inequalities by which text, images and controls take part in the layout.
///
/// The height of text that wraps depends on its width, which the layout determines. Such an item first takes all the
/// width that it can get, is measured once at that width, and then takes the size that was measured. A text whose width
/// the other constraints determine alone is measured at the former width at once.
extension LayoutEngine {
    /// Called when the item's content size, its priorities or its baselines may have changed.
    func contentDidChange(of item: LayoutItem) {
        guard !item.isContentStale else { return }
        item.isContentStale = true
        staleContent.append(item)
        // A list inside a cell knows its size when it has been laid out, after the row was measured. Whether UIKit measures
        // again is unverified.
        contentsDidChange(isRequest: item.view is UIScrollView)
    }

    /// Reads the content sizes that are out of date. Reading one may put others out of date, and itself.
    func refreshContent() {
        var rounds = 0
        while !staleContent.isEmpty, rounds < Self.mostRounds {
            let items = staleContent
            staleContent = []
            for item in items.reversed() { refreshStaleContent(of: item) }
            rounds += 1
        }
        if ranksAreStale { refreshRanks() }
    }

    private func refreshStaleContent(of item: LayoutItem) {
        item.isContentStale = false
        guard !isAbandoned, let view = item.view, view.layoutItem === item else { return }
        if item.usesBaseline { restateBaselines(of: view) }
        refreshContent(of: item, view)
    }

    /// States content sizes anew whose views have another place among the views than before.
    private func refreshRanks() {
        ranksAreStale = false
        for item in owners.allItems {
            guard let view = item.view, let content = item.content,
                let present = content.horizontal ?? content.vertical, present.rank != rank(of: view)
            else { continue }
            for axis in [content.horizontal, content.vertical].compactMap({ $0 }) { remove(axis) }
            item.content?.horizontal = nil
            item.content?.vertical = nil
            let none = UIView.noIntrinsicMetric
            let size = CGSize(width: content.horizontal?.size ?? none, height: content.vertical?.size ?? none)
            state(size, of: item, view)
        }
    }

    private func refreshContent(of item: LayoutItem, _ view: UIView) {
        noteWrapping(of: item, view)
        if var wrapping = item.content?.wrapping {
            let width = wrapping.textDidChange()
            item.content?.wrapping = wrapping
            if let width { measure(item, view, at: width) } else { offerWidth(to: item, view) }
        } else {
            LayoutStatistics.contentSizes += 1
            let size = view.intrinsicContentSize
            guard view.layoutItem === item else { return }
            if item.content == nil { item.content = ContentEquations() }
            state(size, of: item, view)
        }
    }

    private func noteWrapping(of item: LayoutItem, _ view: UIView) {
        let wraps =
            view.heightFollowsWidth && view.contentCompressionResistancePriority(for: .horizontal) != .required
        guard wraps != (item.content?.wrapping != nil) else { return }
        if item.content == nil { item.content = ContentEquations() }
        item.content?.wrapping = wraps ? WrappedContent() : nil
        if wraps { wrappingItems.append(item) } else { wrappingItems.removeAll { $0 === item } }
    }

    func state(_ size: CGSize, of item: LayoutItem, _ view: UIView) {
        guard let former = item.content else { return }
        let horizontal = stated(size.width, .horizontal, former.horizontal, item, view)
        let vertical = stated(size.height, .vertical, former.vertical, item, view)
        item.content?.horizontal = horizontal
        item.content?.vertical = vertical
    }

    private func stated(
        _ size: CGFloat, _ axis: NSLayoutConstraint.Axis, _ present: ContentEquations.Axis?, _ item: LayoutItem,
        _ view: UIView
    ) -> ContentEquations.Axis? {
        let hugging = view.contentHuggingPriority(for: axis)
        let resistance = view.contentCompressionResistancePriority(for: axis)
        guard size != UIView.noIntrinsicMetric, size.isFinite else {
            if let present { remove(present) }
            return nil
        }
        if var present, present.huggingPriority == hugging, present.resistancePriority == resistance {
            if present.size != size {
                solver.setConstant(-Double(size), of: present.hugging)
                solver.setConstant(-Double(size), of: present.resistance)
                present.size = size
            }
            return present
        }
        if let present { remove(present) }
        let expression = LinearExpression(item.length(axis), minus: size)
        let rank = rank(of: view)
        return ContentEquations.Axis(
            size: size,
            hugging: solver.add(expression, .lessThanOrEqual, priority: Double(hugging.rawValue), rank: rank),
            resistance: solver.add(
                expression, .greaterThanOrEqual, priority: Double(resistance.rawValue), rank: rank),
            huggingPriority: hugging, resistancePriority: resistance, rank: rank)
    }

    /// Of content sizes of equal priority that cannot all be kept, the one of the lowest rank gives way: that of the
    /// deepest view, and among equals of the first one (measured for stacks).
    private func rank(of view: UIView) -> Int {
        var depth = 0
        var ancestor: UIView? = view
        while let inside = ancestor, inside !== root {
            depth += 1
            ancestor = inside.superviewLink
        }
        let siblings = view.layoutStateReference?.stack?.arrangedSubviews ?? view.superviewLink?.subviewList ?? []
        return max(0, 20 - depth) * 1_000 + min(siblings.index(of: view) ?? 0, 999)
    }

    private func remove(_ axis: ContentEquations.Axis) {
        solver.remove(axis.hugging)
        solver.remove(axis.resistance)
    }

    func contentTokens(of item: LayoutItem) -> [ConstraintToken] {
        [item.content?.horizontal, item.content?.vertical].compactMap { $0 }.flatMap { [$0.hugging, $0.resistance] }
    }

    private func restateBaselines(of view: UIView) {
        for constraint in view.layoutState.naming where constraint.engine === self && constraint.usesBaseline {
            restate(constraint)
        }
        takePending()
    }

    // MARK: Text that wraps

    /// Offers all the width that there is to the texts whose width depends on what they say.
    func offerWidths() {
        for item in wrappingItems {
            guard let view = item.view else { continue }
            if keepsTextWidths, let width = item.content?.wrapping?.hold() {
                if let measured = item.content?.wrapping?.measured, measured.width == width {
                    state(measured.size, of: item, view)
                } else {
                    measure(item, view, at: width)
                }
            } else if item.content?.wrapping?.beginSolving() == true {
                offerWidth(to: item, view)
            }
        }
    }

    /// Notes the widths of texts that are laid out.
    func noteTextWidths() {
        for item in wrappingItems { item.content?.wrapping?.noteLayout() }
    }

    private func offerWidth(to item: LayoutItem, _ view: UIView) {
        state(CGSize(width: WrappedContent.anyWidth, height: item.content?.vertical?.size ?? 0), of: item, view)
    }

    private func measure(_ item: LayoutItem, _ view: UIView, at width: CGFloat) {
        view.wrappingWidth = width
        LayoutStatistics.contentSizes += 1
        let size = view.intrinsicContentSize
        guard view.layoutItem === item else { return }
        item.content?.wrapping?.setMeasured(size, width: width)
        state(size, of: item, view)
    }

    /// Measures texts at the widths that the solution gives them, until sizes and widths agree. Text that gets less
    /// width than it was measured at gets more height, which changes widths in the rarest layouts only: there the last
    /// round counts.
    func wrapContent() {
        for _ in 0..<6 {
            var agrees = true
            for item in wrappingItems where !wrap(item) { agrees = false }
            if agrees { return }
            settle()
        }
    }

    /// Tells the stacks of texts that wrap their heights. Returns whether one has changed its constraints.
    func updateShares() -> Bool {
        var found = false
        for item in wrappingItems {
            if let stack = item.view?.superviewLink as? UIStackView, stack.updateShares() { found = true }
        }
        return found
    }

    /// Returns whether the item's content size agrees with its width already.
    private func wrap(_ item: LayoutItem) -> Bool {
        guard let view = item.view, var wrapping = item.content?.wrapping else { return true }
        let answer = wrapping.answer(to: CGFloat(solver.value(of: item.width)))
        item.content?.wrapping = wrapping
        switch answer {
        case .agrees: return true
        case .offer: offerWidth(to: item, view)
        case .take(let size): state(size, of: item, view)
        case .measure(let width): measure(item, view, at: width)
        }
        return false
    }
}
