import UIKit
import UIKitTestDriver

// What fingers and keys do. Places are in points of the screen.
extension LaunchedApplication {
    /// Returns the place of an element, after scrolling to it if that is needed; nil if no touch comes to it.
    func place(of find: (ElementTree) -> ElementNode?) -> ElementPlace? {
        for isLast in [false, true] {
            guard let node = find(tree()) else { return nil }
            if let point = HitPoint.of(node) {
                return ElementPlace(node: node, point: point, visible: HitPoint.visiblePart(of: node))
            }
            if !isLast { scroll(to: node) }
        }
        return nil
    }

    /// Scrolls the views around an element so that they show it.
    private func scroll(to node: ElementNode) {
        let own = node.view ?? HitPoint.container(of: node)
        var view = node.view?.superview ?? own
        while let current = view {
            if let scrollView = current as? UIScrollView {
                let rect = scrollView.convert(node.frame, from: nil as UIView?)
                scrollView.scrollRectToVisible(rect, animated: false)
                app.frame()
            }
            view = current.superview
        }
        settle()
    }

    /// Taps an element, or does what stands for a tap on it.
    func touch(at point: CGPoint, _ node: ElementNode) {
        if let action = node.action { action() } else { tap(at: point, count: 1, fingers: 1) }
    }

    func tap(at point: CGPoint, count: Int, fingers: Int) {
        for index in 0..<max(count, 1) {
            if index > 0 { app.advance(by: 0.05) }
            app.touch(withFingers: max(fingers, 1), holding: 0.05) { finger, _ in
                CGPoint(x: point.x + CGFloat(finger) * 20, y: point.y)
            }
        }
    }

    func press(at point: CGPoint, for duration: TimeInterval) {
        app.touch(withFingers: 1, holding: duration) { _, _ in point }
    }

    /// - Parameter velocity: in points per second.
    func drag(
        from start: CGPoint, to end: CGPoint, resting: TimeInterval, velocity: CGFloat, holding: TimeInterval
    ) {
        let distance = hypot(end.x - start.x, end.y - start.y)
        app.touch(
            withFingers: 1, resting: resting, duration: max(Double(distance / velocity), 0.05), holding: holding
        ) { _, part in
            CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
    }

    /// Moves a finger over half of the visible part of an element, through its middle.
    func swipe(over place: ElementPlace, dx: CGFloat, dy: CGFloat, velocity: CGFloat) {
        let reach = CGVector(dx: dx * place.visible.width / 4, dy: dy * place.visible.height / 4)
        let middle = CGPoint(x: place.visible.midX, y: place.visible.midY)
        let isWhole = place.visible.width > 0 && place.visible.height > 0
        let center = isWhole && place.node.type != .application ? middle : place.point
        drag(
            from: CGPoint(x: center.x - reach.dx, y: center.y - reach.dy),
            to: CGPoint(x: center.x + reach.dx, y: center.y + reach.dy),
            resting: 0, velocity: velocity, holding: 0)
    }

    /// Moves a finger from a point over half of the screen.
    func swipe(from point: CGPoint, dx: CGFloat, dy: CGFloat, velocity: CGFloat) {
        let screen = app.screen.bounds
        let end = CGPoint(
            x: min(max(point.x + dx * screen.width / 2, 1), screen.width - 1),
            y: min(max(point.y + dy * screen.height / 2, 1), screen.height - 1))
        drag(from: point, to: end, resting: 0, velocity: velocity, holding: 0)
    }

    // MARK: Keys

    func type(_ character: Character, modifiers: UIKeyModifierFlags) {
        if let usage = KeyUsages.usage(of: character) {
            app.press(usage, modifiers: modifiers)
        } else if modifiers.isEmpty {
            app.type(character == "\r" || character == "\u{3}" ? "\n" : String(character))
        } else if let usage = KeyUsages.letter(character) {
            app.press(usage, modifiers: modifiers)
        }
    }
}
