import UIKit

extension XCUIElement {
    /// Taps the element in its middle.
    public func tap(file: StaticString = #filePath, line: UInt = #line) {
        act("tap", file, line) { $1.touch(at: $0.point, $0.node) }
    }

    /// Taps the element twice.
    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        act("double tap", file, line) { $1.tap(at: $0.point, count: 2, fingers: 1) }
    }

    /// Taps the element with two fingers.
    public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
        act("tap with two fingers", file, line) { $1.tap(at: $0.point, count: 1, fingers: 2) }
    }

    /// Taps the element several times.
    public func tap(
        withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, file: StaticString = #filePath, line: UInt = #line
    ) {
        act("tap", file, line) { $1.tap(at: $0.point, count: numberOfTaps, fingers: numberOfTouches) }
    }

    /// Holds a finger on the element, for a time in seconds.
    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        act("press", file, line) { $1.press(at: $0.point, for: duration) }
    }

    /// Holds a finger on the element and drags it to the middle of another.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        press(
            forDuration: duration, thenDragTo: otherElement, withVelocity: .default, thenHoldForDuration: 0, file: file,
            line: line)
    }

    /// Holds a finger on the element, drags it to the middle of another, and holds it there.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        act("drag", file, line) { place, session in
            otherElement.act("drag to", file, line, settles: false) { target, _ in
                session.drag(
                    from: place.point, to: target.point, resting: duration, velocity: velocity.pointsPerSecond,
                    holding: holdDuration)
            }
        }
    }

    // MARK: Pointer

    /// Clicks the element with the mouse.
    public func click(file: StaticString = #filePath, line: UInt = #line) {
        act("click", file, line) { $1.app.click(at: $0.point) }
    }

    /// Clicks the element twice with the mouse.
    public func doubleClick(file: StaticString = #filePath, line: UInt = #line) {
        act("double click", file, line) {
            $1.app.click(at: $0.point)
            $1.app.click(at: $0.point)
        }
    }

    /// Clicks the element with the secondary button of the mouse.
    public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
        act("right click", file, line) { $1.app.secondaryClick(at: $0.point) }
    }

    /// Moves the pointer of the mouse over the element.
    public func hover(file: StaticString = #filePath, line: UInt = #line) {
        act("hover", file, line) { $1.app.hover(at: $0.point) }
    }

    /// Scrolls the content below the element as with a touchpad, by points.
    public func scroll(
        byDeltaX deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        act("scroll", file, line) {
            $1.app.wheel(at: $0.point, by: CGVector(dx: deltaX, dy: deltaY), precise: true)
        }
    }
}
