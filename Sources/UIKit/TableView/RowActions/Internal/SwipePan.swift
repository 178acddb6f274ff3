import Foundation

/// The gesture that opens a row of its table: a pan that is more horizontal than vertical, on a row with actions. The
/// back swipe from the edge of the window comes first, and a control that handles the movement keeps its touch.
final class SwipePan: UIPanGestureRecognizer {
    private var table: UITableView? { view as? UITableView }

    override func shouldBegin() -> Bool {
        guard let table, abs(track.travel.x) > abs(track.travel.y), contentLetsGo(of: table), super.shouldBegin() else {
            return false
        }
        let now = location(in: table)
        let begin = table.convert(CGPoint(x: track.travel.x, y: track.travel.y), from: nil as UIView?)
        let zero = table.convert(CGPoint.zero, from: nil as UIView?)
        let travel = CGPoint(x: begin.x - zero.x, y: begin.y - zero.y)
        return table.swipeTracking.mayBegin(at: CGPoint(x: now.x - travel.x, y: now.y - travel.y), towards: travel.x)
    }

    /// Whether no control handles the touches: one that has begun with them, or that slides.
    private func contentLetsGo(of table: UITableView) -> Bool {
        trackedTouches.filter(\.isDown).allSatisfy { touch in
            guard let control = touch.view?.enclosingControl(below: table), !(control is RowActionButton) else {
                return true
            }
            return !control.takesAtOnce(touch) && touch.window?.touchDispatcher.viewHasBegun(touch) != true
        }
    }

    override func callActions() {
        if let table {
            switch state {
            case .began: table.swipeTracking.begin(pull: translation(in: table).x)
            case .changed: table.swipeTracking.follow(pull: translation(in: table).x)
            case .ended: table.swipeTracking.release(velocity: velocity(in: table).x)
            case .cancelled: table.swipeTracking.cancel()
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
