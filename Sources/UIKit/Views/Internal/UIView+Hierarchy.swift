/// The links between views. Changes of a view's superview run as a ``HierarchyMove``; changes of order among siblings
/// call nobody.
///
/// Three things always agree when client code runs: the list of subviews, the layer tree, and the window of each view of
/// a tree, which is the window that its superviews lead to.
extension UIView {
    /// A place among the subviews, found when the links change: callbacks may have changed the list until then.
    enum Place {
        case front
        /// Counted in the list without the view that comes; the nearest end stands for a number out of range.
        case index(Int)
        /// Above or below a sibling; the front where the sibling is not a subview.
        case above(UIView)
        case below(UIView)
    }

    static func makeLayer() -> CALayer {
        let type: AnyClass = layerClass
        if type == CALayer.self { return CALayer() }
        return (type as! NSObject.Type).instance() as! CALayer
    }

    /// Makes `view` a subview, taking it from its superview.
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

    /// Moves a subview to another place in the list; no callbacks, as in UIKit.
    func reorder(_ view: UIView, to place: Place) {
        guard let present = subviewList.index(of: view) else { return }
        subviewList.remove(at: present)
        let index = index(of: place)
        subviewList.insert(view, at: index)
        if present == index { return }
        insertLayer(of: view)
        layer.setNeedsLayout()
    }

    func exchange(_ first: Int, _ second: Int) {
        guard first != second, subviewList.indices.contains(first), subviewList.indices.contains(second) else { return }
        let (low, high) = (subviewList[min(first, second)], subviewList[max(first, second)])
        subviewList.swapAt(first, second)
        insertLayer(of: high)
        insertLayer(of: low)
        layer.setNeedsLayout()
    }

    /// Whether the view is `ancestor` or below it. Unlike `isDescendant(of:)` nobody overrides it.
    func isInside(_ ancestor: UIView) -> Bool {
        var view: UIView? = self
        while let candidate = view {
            if candidate === ancestor { return true }
            view = candidate.superviewLink
        }
        return false
    }

    // MARK: For HierarchyMove

    /// Takes the view from its superview and makes it a subview of `superview`, nil for none, with the window of all
    /// views below it. No client code runs meanwhile.
    func changeSuperview(to superview: UIView?, at place: Place) {
        if let former = superviewLink, let index = former.subviewList.index(of: self) {
            former.subviewList.remove(at: index)
        }
        if let superview { superview.subviewList.insert(self, at: superview.index(of: place)) }
        superviewLink = superview
        setWindow(windowToJoin(in: superview))
    }

    /// The window that the view is in as a subview of `superview`. A window is always in itself.
    func windowToJoin(in superview: UIView?) -> UIWindow? {
        if windowLink === self { return windowLink }
        return superview?.windowLink
    }

    private func setWindow(_ window: UIWindow?) {
        guard windowLink !== window else { return }
        windowLink = window
        for subview in subviewList where subview.windowLink !== subview { subview.setWindow(window) }
    }

    /// The window is no more: nothing of the subtree is in one.
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

    /// Puts a subview's layer right below the next subview's, so that layers without a view keep their places. Takes the
    /// layer from where it was: removing it first would end its animations.
    func insertLayer(of view: UIView) {
        guard let index = subviewList.index(of: view) else { return }
        if let next = subviewList[(index + 1)...].first(where: { $0.layer.superlayer === layer }) {
            layer.insertSublayer(view.layer, below: next.layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }
}
