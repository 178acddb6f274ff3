/// One change of a view's superview: the callbacks before it, the change of all links at once, and the callbacks after
/// it.
///
/// The order of the callbacks is UIKit's, as logged on iOS 9-12: will superview, will window, (the change), did window,
/// did superview, and the superview's `didAddSubview` last; `didMoveToWindow` reaches descendants before their
/// ancestors (call stacks of `_didMoveFromWindow`).
///
/// Every callback may change the hierarchy itself. Therefore nothing that was read before a callback is used after it.
/// Superview and window are read again when the links change, and no client code runs while they change. The callbacks
/// after the change are sent only to views that are still where this move put them. The outermost move decides the
/// view's final superview.
@MainActor
struct HierarchyMove {
    private let view: UIView
    /// The new superview; nil removes the view.
    private let destination: UIView?
    private let windowBefore: UIWindow?
    /// The window that was announced to the view last. The windows are retained until the end of the move.
    private var announcedWindow: UIWindow?
    private var isAnnounced = false

    /// The moves whose links have not changed yet, outermost first.
    private static var starting: [HierarchyMove] = []

    private init(_ view: UIView, to destination: UIView?) {
        self.view = view
        self.destination = destination
        windowBefore = view.windowLink
        announcedWindow = Self.starting.last { view.isInside($0.view) }?.announcedWindow ?? windowBefore
    }

    /// Moves the view. Does nothing if a callback of the same move requests it again.
    static func run(_ view: UIView, to destination: UIView?, _ place: UIView.Place) {
        guard !starting.contains(where: { $0.view === view && $0.destination === destination }) else { return }
        var move = HierarchyMove(view, to: destination)
        guard move.mayChangeLinks() else { return }
        starting.append(move)
        move.announce()
        starting.removeLast()
        if view.superviewLink !== destination, move.mayChangeLinks() {
            move.changeLinks(place)
            move.finish()
        } else {
            // A callback has made the same move, or one that rules this one out.
            if move.isAnnounced { move.finishWindow() }
        }
    }

    /// Returns whether the move is possible. Raises if the view would become a descendant of itself.
    private func mayChangeLinks() -> Bool {
        guard let destination, destination.isInside(view) else { return true }
        Trestle.raise(
            NSException(
                name: NSExceptionName("CALayerInvalid"),
                reason: "layer \(view.layer) is a part of cycle in its layer tree", userInfo: nil),
            hint: "\(view) was added to one of its own descendants, \(destination).")
        return false
    }

    // MARK: Callbacks before the change

    private mutating func announce() {
        view.willMove(toSuperview: destination)
        announceWindow()
        var told: UIView?
        // Twice, since the first call may have given the view another superview.
        for _ in 0..<2 {
            guard let former = view.superviewLink, former !== told, former !== destination else { break }
            told = former
            former.willRemoveSubview(view)
        }
        if let window = view.windowLink, window !== view.windowToJoin(in: destination),
            let responder = window.firstResponder, view.holds(responder)
        {
            responder.resignFirstResponder()
        }
        announceWindow()
    }

    /// Announces to the subtree the window that it joins, unless that window has been announced already.
    private mutating func announceWindow() {
        let window = view.windowToJoin(in: destination)
        guard window !== announcedWindow else { return }
        announcedWindow = window
        isAnnounced = true
        Self.starting[Self.starting.count - 1] = self
        view.announceMove(to: window, with: view)
    }

    // MARK: The change

    private func changeLinks(_ place: UIView.Place) {
        let former = view.superviewLink
        if former != nil { IslandExit.run(view) }
        view.changeSuperview(to: destination, at: place)
        if let destination {
            destination.insertLayer(of: view)
        } else {
            view.layer.removeFromSuperlayer()
        }
        if let window = view.superviewLink?.windowLink, window === destination { AutoreleasedWindows.keep(window) }
        if destination != nil { view.announceConstraintUpdates() }
        former?.layer.setNeedsLayout()
        destination?.layer.setNeedsLayout()
    }

    // MARK: Callbacks after the change

    private func finish() {
        if let responder = windowBefore?.firstResponder, view.windowLink !== windowBefore, view.holds(responder) {
            windowBefore?.firstResponder = nil
        }
        let changesWindow = isAnnounced || view.windowLink !== windowBefore
        if view.superviewLink != nil { view.updateTraits() }
        if view.superviewLink != nil { view.inheritedTintDidChange() }
        if changesWindow { view.updateSafeAreaOfSubtree() } else { view.updateSafeArea() }
        if view.preservesSuperviewLayoutMargins { view.marginsMayHaveChanged() }
        if changesWindow { finishWindow() }
        if view.superviewLink === destination { view.didMoveToSuperview() }
        if let destination, view.superviewLink === destination { destination.didAddSubview(view) }
    }

    /// Informs the subtree that it is in its window. If that window is not the one announced last, announces it first.
    private func finishWindow() {
        let window = view.windowLink
        if isAnnounced, window !== announcedWindow { view.announceMove(to: window, with: view) }
        view.finishMove(to: view.windowLink)
    }
}

extension UIView {
    /// Informs the view, its controller and all descendants that they are about to move to a window, as long as they
    /// are part of the tree that moves.
    fileprivate func announceMove(to window: UIWindow?, with root: UIView) {
        viewController?.viewWillMove(toWindow: window)
        willMove(toWindow: window)
        for subview in subviewList where subview.windowLink !== subview && subview.isInside(root) {
            subview.announceMove(to: window, with: root)
        }
    }

    /// Informs descendants, controller and view that they have moved to a window, as long as they are in it.
    fileprivate func finishMove(to window: UIWindow?) {
        for subview in subviewList where subview.superviewLink === self && subview.windowLink === window {
            subview.finishMove(to: window)
        }
        guard windowLink === window else { return }
        if window != nil, ownContentScale == nil { layer.contentsScale = max(traitCollection.displayScale, 1) }
        viewController?.viewDidMove(toWindow: window)
        if let window, windowLink === window {
            ArrivingObjects.style?(self, next, traitCollection)
        }
        if windowLink === window { didMoveToWindow() }
    }

    /// Returns whether the responder is a view of this tree, or the controller of one.
    fileprivate func holds(_ responder: UIResponder) -> Bool {
        (responder as? UIView ?? (responder as? UIViewController)?.loadedView)?.isInside(self) ?? false
    }
}
