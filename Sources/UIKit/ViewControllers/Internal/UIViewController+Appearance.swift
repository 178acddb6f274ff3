/// The appearance life cycle. Two things move it: containers and presentations, through `beginAppearanceTransition`,
/// and the view's coming into a window or leaving it, for controllers nobody is moving. `viewDidAppear` then waits
/// for the first layout.
extension UIViewController {
    func beginTransition(appearing: Bool, animated: Bool, isExplicit: Bool) {
        switch (appearance.phase, appearing) {
        case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false): return
        default: break
        }
        appearance.phase = appearing ? .appearing : .disappearing
        appearance.isAnimated = animated
        appearance.isExplicit = isExplicit
        if appearing {
            appearance.hasCalledIsAppearing = false
            loadViewIfNeeded()
            viewWillAppear(animated)
        } else {
            viewWillDisappear(animated)
        }
        for child in forwardedChildren {
            child.beginTransition(appearing: appearing, animated: animated, isExplicit: true)
        }
        if appearing, loadedView?.window != nil { callIsAppearing() }
    }

    func endTransition() {
        let children = forwardedChildren
        switch appearance.phase {
        case .appearing:
            if loadedView?.window != nil { callIsAppearing() }
            appearance.phase = .appeared
            viewDidAppear(appearance.isAnimated)
        case .disappearing:
            appearance.phase = .disappeared
            viewDidDisappear(appearance.isAnimated)
        case .appeared, .disappeared:
            return
        }
        appearance.cause = nil
        appearance.isMovingToParent = false
        for child in children { child.endTransition() }
    }

    /// Children whose views are in this controller's view and that follow it.
    private var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return [] }
        return children.filter { child in child.loadedView.map { $0.isDescendant(of: view) && $0 !== view } ?? false }
    }

    private func callIsAppearing() {
        guard appearance.phase == .appearing, !appearance.hasCalledIsAppearing else { return }
        appearance.hasCalledIsAppearing = true
        traitCollection.withCurrent { viewIsAppearing(appearance.isAnimated) }
    }

    /// True when the view's moves in and out of windows start this controller's transitions.
    private var followsWindow: Bool { parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }

    func viewWillMove(toWindow window: UIWindow?) {
        guard followsWindow else { return }
        beginTransition(appearing: window != nil, animated: false, isExplicit: false)
    }

    func viewDidMove(toWindow window: UIWindow?) {
        if window != nil { callIsAppearing() }
        guard followsWindow, !appearance.isExplicit else { return }
        if window == nil {
            endTransition()
        } else if appearance.phase == .appearing {
            AfterCommit.perform { [self] in
                if appearance.phase == .appearing, !appearance.isExplicit { endTransition() }
            }
        }
    }
}
