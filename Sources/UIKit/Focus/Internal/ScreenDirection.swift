import Foundation

extension UIView {
    /// A step along an axis of the window, in the view's own coordinates and of the same length: in a list that is turned
    /// upside down, as many chats are, a step down on the screen is one up.
    ///
    /// Arrow and page keys say what the user sees. Inferred from UIKit's focus engine, which searches by the places of
    /// items on the screen.
    func ownStep(_ step: CGVector) -> CGVector {
        guard let window, step != .zero else { return step }
        let (start, end) = (
            convert(CGPoint.zero, from: window), convert(CGPoint(x: step.dx, y: step.dy), from: window)
        )
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = max(abs(step.dx), abs(step.dy))
        return abs(dx) > abs(dy)
            ? CGVector(dx: dx < 0 ? -length : length, dy: 0) : CGVector(dx: 0, dy: dy < 0 ? -length : length)
    }
}

extension UIFocusHeading {
    /// A direction on the screen as a direction in the content of a view. Headings that are no directions stay.
    @MainActor
    func seen(from view: UIView) -> UIFocusHeading {
        let step: CGVector
        switch self {
        case .up: step = CGVector(dx: 0, dy: -1)
        case .down: step = CGVector(dx: 0, dy: 1)
        case .left: step = CGVector(dx: -1, dy: 0)
        case .right: step = CGVector(dx: 1, dy: 0)
        default: return self
        }
        let own = view.ownStep(step)
        if own.dx != 0 { return own.dx < 0 ? .left : .right }
        return own.dy < 0 ? .up : .down
    }
}
