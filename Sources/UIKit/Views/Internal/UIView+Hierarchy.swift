/// The links between views. Changes of a view's superview run as a ``HierarchyMove``; changes of the order of siblings
/// cause no callbacks.
///
/// Three things always agree when client code runs: the list of subviews, the layer tree, and the window of each view,
/// which is the window that its superviews lead to.
extension UIView {
    /// A position among the subviews. It is converted to an index when the links change, since callbacks may change the
    /// list until then.
    enum Place {
        case front
        /// An index in the list without the added view; clamped to the valid range.
        case index(Int)
        /// Above or below a sibling; at the front if the sibling is not a subview.
        case above(UIView)
        case below(UIView)
    }

    static func makeLayer() -> CALayer {
        let type: AnyClass = layerClass
        if type == CALayer.self { return CALayer() }
        return (type as! NSObject.Type).newObject() as! CALayer
    }

    /// Makes `view` a subview, and removes it from its former superview.
    func place(_ view: UIView, _ place: Place) {
        switch place {
        case .above(let sibling), .below(let sibling): if view === sibling { return }
        case .front, .index: break
        }
        if view.superviewLink === self { return reorder(view, to: place) }
        if view === self {
            return Trestle.raise(
                NSException(name: .invalidArgumentException, reason: "Can't add self as subview", userInfo: nil),
                hint: "A view was added to itself: \(description)")
        }
        if let controller = view.viewController { ControllerHierarchy.checkNewSuperview(self, of: controller) }
        HierarchyMove.run(view, to: self, place)
    }

    func place(_ view: UIView, at index: Int) { place(view, .index(index)) }

    func leaveSuperview() {
        if superviewLink != nil { HierarchyMove.run(self, to: nil, .front) }
    }

    /// Moves a subview to another position in the list, without callbacks, as in UIKit.
    func reorder(_ view: UIView, to place: Place) {
        guard let present = subviewList.index(of: view) else { return }
        subviewList.remove(at: present)
        let index = index(of: place)
        subviewList.insert(view, at: index)
        if present == index { return }
        view.orderDidChangeForConstraints()
        insertLayer(of: view)
        layer.setNeedsLayout()
    }

    func exchange(_ first: Int, _ second: Int) {
        guard first != second, subviewList.indices.contains(first), subviewList.indices.contains(second) else { return }
        let (low, high) = (subviewList[min(first, second)], subviewList[max(first, second)])
        subviewList.swapAt(first, second)
        for view in [low, high] { view.orderDidChangeForConstraints() }
        insertLayer(of: high)
        insertLayer(of: low)
        layer.setNeedsLayout()
    }

    /// Returns whether the view is `ancestor` or below it. Unlike `isDescendant(of:)` it cannot be overridden.
    func isInside(_ ancestor: UIView) -> Bool {
        var view: UIView? = self
        while let candidate = view {
            if candidate === ancestor { return true }
            view = candidate.superviewLink
        }
        return false
    }

    // MARK: For HierarchyMove

    /// Removes the view from its superview and makes it a subview of `superview`, if that is not nil, and updates the
    /// window of all views below it. No client code runs meanwhile.
    func changeSuperview(to superview: UIView?, at place: Place) {
        if let former = superviewLink, let index = former.subviewList.index(of: self) {
            former.subviewList.remove(at: index)
        }
        if let superview { superview.subviewList.insert(self, at: superview.index(of: place)) }
        superviewLink = superview
        setWindow(windowToJoin(in: superview))
    }

    /// Returns the window that the view is in as a subview of `superview`. A window is always in itself.
    func windowToJoin(in superview: UIView?) -> UIWindow? {
        if windowLink === self { return windowLink }
        return superview?.windowLink
    }

    private func setWindow(_ window: UIWindow?) {
        guard windowLink !== window else { return }
        windowLink = window
        for subview in subviewList where subview.windowLink !== subview { subview.setWindow(window) }
    }

    /// Called when the window is deallocated; clears the window of the subtree.
    func forgetWindow() {
        windowLink = nil
        for subview in subviewList where subview.windowLink !== subview { subview.forgetWindow() }
    }

    private func index(of place: Place) -> Int {
        switch place {
        case .front: subviewList.count
        case .index(let index): min(max(index, 0), subviewList.count)
        case .above(let sibling): subviewList.index(of: sibling).map { $0 + 1 } ?? subviewList.count
        case .below(let sibling): subviewList.index(of: sibling) ?? subviewList.count
        }
    }

    /// Inserts a subview's layer directly below the next subview's, so that layers without a view keep their positions.
    /// The layer is not removed first, which would end its animations.
    func insertLayer(of view: UIView) {
        guard let index = subviewList.index(of: view) else { return }
        for next in subviewList[(index + 1)...] where next.layer.superlayer === layer {
            return layer.insertSublayer(view.layer, below: next.layer)
        }
        layer.addSublayer(view.layer)
    }
}
