/// The appearance transitions. They are started by containers and presentations, with `beginAppearanceTransition`; for
/// other controllers they are started when the view enters or leaves a window, and `viewDidAppear` is then called after
/// the first layout.
extension UIViewController {
    func beginTransition(appearing: Bool, animated: Bool, isExplicit: Bool) {
        switch (appearance.phase, appearing) {
        case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false): return
        default: break
        }
        let transition = appearance.begin(
            appearing ? .appearing : .disappearing, animated: animated, isExplicit: isExplicit)
        if appearing {
            loadViewIfNeeded()
            guard appearance.isCurrent(transition) else { return }
            ReportedMessages.send("viewWillAppear:", to: self, animated) { viewWillAppear(animated) }
        } else {
            noteFocus()
            ReportedMessages.send("viewWillDisappear:", to: self, animated) { viewWillDisappear(animated) }
        }
        // Each call may begin or end a transition that has already been forwarded to the children.
        for child in forwardedChildren where appearance.isCurrent(transition) && child.parent === self {
            child.beginTransition(appearing: appearing, animated: animated, isExplicit: true)
        }
        if appearing, appearance.isCurrent(transition), loadedView?.window != nil { callIsAppearing() }
    }

    func endTransition() {
        let children = forwardedChildren
        if appearance.phase == .appearing, loadedView?.window != nil { callIsAppearing() }
        let ended = appearance.phase
        let transition: Int
        switch ended {
        case .appearing:
            transition = appearance.end(.appeared)
            let isAnimated = appearance.isAnimated
            ReportedMessages.send("viewDidAppear:", to: self, isAnimated) { viewDidAppear(isAnimated) }
        case .disappearing:
            transition = appearance.end(.disappeared)
            let isAnimated = appearance.isAnimated
            ReportedMessages.send("viewDidDisappear:", to: self, isAnimated) { viewDidDisappear(isAnimated) }
            passFocusOn()
        case .appeared, .disappeared:
            return
        }
        guard appearance.isCurrent(transition) else { return }
        appearance.cause = nil
        appearance.isMovingToParent = false
        for child in children
        where appearance.isCurrent(transition) && child.parent === self && child.appearance.phase == ended {
            child.endTransition()
        }
    }

    /// The children whose views are inside this controller's view and that follow its transitions.
    private var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return [] }
        return children.filter { child in child.loadedView.map { $0.isDescendant(of: view) && $0 !== view } ?? false }
    }

    private func callIsAppearing() {
        guard appearance.phase == .appearing, !appearance.hasCalledIsAppearing else { return }
        appearance.hasCalledIsAppearing = true
        traitCollection.withCurrent {
            let isAnimated = appearance.isAnimated
            ReportedMessages.send("viewIsAppearing:", to: self, isAnimated) { viewIsAppearing(isAnimated) }
        }
    }

    /// Whether the view's moves into and out of windows start this controller's transitions.
    private var followsWindow: Bool { parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }

    func viewWillMove(toWindow window: UIWindow?) {
        guard followsWindow else { return }
        beginTransition(appearing: window != nil, animated: false, isExplicit: false)
    }

    func viewDidMove(toWindow window: UIWindow?) {
        // A callback may have changed the window after `viewWillMove`, or `viewWillMove` was called with another
        // window.
        if followsWindow, !appearance.isMovedByContainer {
            beginTransition(appearing: window != nil, animated: false, isExplicit: false)
        }
        guard loadedView?.windowLink === window else { return }
        if window != nil { callIsAppearing() }
        guard followsWindow, !appearance.isExplicit, loadedView?.windowLink === window else { return }
        if window == nil {
            endTransition()
        } else if appearance.phase == .appearing {
            AfterCommit.perform { [self] in
                if appearance.phase == .appearing, !appearance.isExplicit { endTransition() }
            }
        }
    }
}
