import Foundation

/// The gesture that opens a row of its list: a pan that is more horizontal than vertical, on a row with actions. The
/// back swipe from the edge of the window comes first, and a control that handles the movement keeps its touch.
final class SwipePan: UIPanGestureRecognizer {
    private var list: (any SwipeList)? { view as? any SwipeList }

    override func shouldBegin() -> Bool {
        guard let list, abs(track.travel.x) > abs(track.travel.y), contentLetsGo(of: list), super.shouldBegin() else {
            return false
        }
        let now = location(in: list)
        let begin = list.convert(CGPoint(x: track.travel.x, y: track.travel.y), from: nil as UIView?)
        let zero = list.convert(CGPoint.zero, from: nil as UIView?)
        let travel = CGPoint(x: begin.x - zero.x, y: begin.y - zero.y)
        return list.rowActions.tracking.mayBegin(
            at: CGPoint(x: now.x - travel.x, y: now.y - travel.y), towards: travel.x)
    }

    /// Whether no control handles the touches: one that has begun with them, or that slides.
    private func contentLetsGo(of list: any SwipeList) -> Bool {
        trackedTouches.filter(\.isDown).allSatisfy { touch in
            guard let control = touch.view?.enclosingControl(below: list), !(control is RowActionButton) else {
                return true
            }
            return !control.takesAtOnce(touch) && touch.window?.touchDispatcher.viewHasBegun(touch) != true
        }
    }

    override func callActions() {
        if let list {
            switch state {
            case .began: list.rowActions.tracking.begin(pull: translation(in: list).x)
            case .changed: list.rowActions.tracking.follow(pull: translation(in: list).x)
            case .ended: list.rowActions.tracking.release(velocity: velocity(in: list).x)
            case .cancelled: list.rowActions.tracking.cancel()
            case .possible, .failed: break
            }
        }
        super.callActions()
    }

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
            || super.shouldRequireFailure(of: otherGestureRecognizer)
    }
}

extension UIView {
    /// The control that the view is or is in, if that is inside `container`.
    fileprivate func enclosingControl(below container: UIView) -> UIControl? {
        var next: UIView? = self
        while let view = next, view !== container {
            if let control = view as? UIControl { return control }
            next = view.superview
        }
        return nil
    }
}
