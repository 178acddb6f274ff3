/// Changes of the view tree. Every change goes through `place`, `reorder` or `leaveSuperview`, which keep three
/// things together: the list of subviews, the layer tree, and the window that each view of the subtree is in.
///
/// The order of calls is UIKit's, as logged on iOS 9-12: will superview, will window, (the change), did window, did
/// superview, and the superview's `didAddSubview` last; `didMoveToWindow` reaches descendants before their ancestors
/// (call stacks of `_didMoveFromWindow`).
extension UIView {
    static func makeLayer() -> CALayer {
        let type: AnyClass = layerClass
        if type == CALayer.self { return CALayer() }
        return (type as! NSObject.Type).instance() as! CALayer
    }

    func place(_ view: UIView, nextTo sibling: UIView, above: Bool) {
        if view === sibling { return }
        guard let index = subviewList.filter({ $0 !== view }).firstIndex(where: { $0 === sibling }) else {
            return place(view, at: subviewList.count)
        }
        place(view, at: above ? index + 1 : index)
    }

    /// Makes `view` the subview at `index`, taking it from where it was; an index out of range is the nearest end.
    func place(_ view: UIView, at index: Int) {
        if view.superviewLink === self { return reorder(view, to: index) }
        if view === self {
            return Trestle.raise(
                NSException(name: .invalidArgumentException, reason: "Can't add self as subview", userInfo: nil),
                hint: "A view was added to itself: \(description)")
        }
        if let controller = view.viewController { ControllerHierarchy.checkNewSuperview(self, of: controller) }
        let newWindow = joinedWindow
        let oldWindow = view.windowLink
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.announceMove(from: oldWindow, to: newWindow) }
        if let former = view.superviewLink {
            former.willRemoveSubview(view)
            former.removeFromList(view)
            former.layer.setNeedsLayout()
        }
        let index = min(max(index, 0), subviewList.count)
        subviewList.insert(view, at: index)
        view.superviewLink = self
        // Takes the layer from where it was; removing it first would end its animations.
        insertLayer(of: view, at: index)
        layer.setNeedsLayout()
        view.inheritEnvironment(oldWindow: oldWindow, newWindow: newWindow)
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// Moves a subview to a place counted in the list without it; no callbacks, as in UIKit.
    func reorder(_ view: UIView, to index: Int) {
        guard let present = subviewList.index(of: view) else { return }
        subviewList.remove(at: present)
        let index = min(max(index, 0), subviewList.count)
        subviewList.insert(view, at: index)
        if present == index { return }
        insertLayer(of: view, at: index)
        layer.setNeedsLayout()
    }

    func exchange(_ first: Int, _ second: Int) {
        guard first != second, subviewList.indices.contains(first), subviewList.indices.contains(second) else { return }
        let (low, high) = (min(first, second), max(first, second))
        subviewList.swapAt(low, high)
        insertLayer(of: subviewList[low], at: low)
        insertLayer(of: subviewList[high], at: high)
        layer.setNeedsLayout()
    }

    func leaveSuperview() {
        guard let former = superviewLink else { return }
        let oldWindow = windowLink
        willMove(toSuperview: nil)
        if oldWindow != nil { announceMove(from: oldWindow, to: nil) }
        former.willRemoveSubview(self)
        former.removeFromList(self)
        superviewLink = nil
        layer.removeFromSuperlayer()
        former.layer.setNeedsLayout()
        inheritEnvironment(oldWindow: oldWindow, newWindow: nil)
        didMoveToSuperview()
    }

    private func removeFromList(_ view: UIView) {
        if let index = subviewList.index(of: view) { subviewList.remove(at: index) }
    }

    /// The window is no more: nothing of the subtree is in one.
    func forgetWindow() {
        windowLink = nil
        for subview in subviewList { subview.forgetWindow() }
    }

    /// The window that a new subview joins.
    private var joinedWindow: UIWindow? { self as? UIWindow ?? windowLink }

    /// Puts the layer right below the next subview's, so that layers without a view keep their places.
    private func insertLayer(of view: UIView, at index: Int) {
        if index + 1 < subviewList.count {
            layer.insertSublayer(view.layer, below: subviewList[index + 1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    /// After the links changed: window, traits, tint, safe area and margins of the subtree, then its
    /// `didMoveToWindow` calls.
    private func inheritEnvironment(oldWindow: UIWindow?, newWindow: UIWindow?) {
        let movedWindow = oldWindow !== newWindow
        if movedWindow { setWindow(newWindow) }
        if superviewLink != nil { updateTraits() }
        if superviewLink != nil { inheritedTintDidChange() }
        if movedWindow { updateSafeAreaOfSubtree() } else { updateSafeArea() }
        if preservesSuperviewLayoutMargins { marginsMayHaveChanged() }
        if movedWindow { finishMove(from: oldWindow, to: newWindow) }
    }

    private func setWindow(_ window: UIWindow?) {
        if window == nil, let former = windowLink, former.firstResponder === self { _ = resignFirstResponder() }
        if window == nil, let former = windowLink, former.firstResponder === self { former.firstResponder = nil }
        windowLink = window
        if window != nil, ownContentScale == nil { layer.contentsScale = max(traitCollection.displayScale, 1) }
        for subview in subviewList { subview.setWindow(window) }
    }

    private func announceMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
        viewController?.viewWillMove(toWindow: newWindow)
        willMove(toWindow: newWindow)
        for subview in subviewList { subview.announceMove(from: oldWindow, to: newWindow) }
    }

    private func finishMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
        for subview in subviewList where subview.windowLink === newWindow {
            subview.finishMove(from: oldWindow, to: newWindow)
        }
        viewController?.viewDidMove(toWindow: newWindow)
        if newWindow != nil { AppearanceProxies.shared.apply(to: self, in: next, traits: traitCollection) }
        didMoveToWindow()
    }
}
