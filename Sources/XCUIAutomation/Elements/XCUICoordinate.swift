import UIKit

/// A place on the screen that follows an element: a part of its size from its top left corner, and points from there.
@preconcurrency @MainActor
open class XCUICoordinate: NSObject {
    /// The element that the place follows.
    public let referencedElement: XCUIElement
    private let normalizedOffset: CGVector
    private let offset: CGVector

    nonisolated init(of element: XCUIElement, normalizedOffset: CGVector, offset: CGVector) {
        referencedElement = element
        self.normalizedOffset = normalizedOffset
        self.offset = offset
    }

    /// The place now, in points of the screen.
    public var screenPoint: CGPoint {
        let frame = referencedElement.frame
        return CGPoint(
            x: frame.minX + frame.width * normalizedOffset.dx + offset.dx,
            y: frame.minY + frame.height * normalizedOffset.dy + offset.dy)
    }

    /// Returns the place at a distance from this one, in points.
    public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            of: referencedElement, normalizedOffset: normalizedOffset,
            offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
    }

    // MARK: Actions

    /// Taps the place, whatever is there.
    public func tap(file: StaticString = #filePath, line: UInt = #line) {
        act("tap", file, line) { $1.tap(at: $0, count: 1, fingers: 1) }
    }

    /// Taps the place twice.
    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        act("double tap", file, line) { $1.tap(at: $0, count: 2, fingers: 1) }
    }

    /// Holds a finger on the place, for a time in seconds.
    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        act("press", file, line) { $1.press(at: $0, for: duration) }
    }

    /// Holds a finger on the place and drags it to another.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        press(
            forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default, thenHoldForDuration: 0,
            file: file, line: line)
    }

    /// Holds a finger on the place, drags it to another, and holds it there.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        act("drag", file, line) {
            $1.drag(
                from: $0, to: otherCoordinate.screenPoint, resting: duration, velocity: velocity.pointsPerSecond,
                holding: holdDuration)
        }
    }

    /// Moves a finger up from the place.
    public func swipeUp(
        velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
    ) {
        swipe(dx: 0, dy: -1, velocity, file, line)
    }

    /// Moves a finger down from the place.
    public func swipeDown(
        velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
    ) {
        swipe(dx: 0, dy: 1, velocity, file, line)
    }

    /// Moves a finger to the left from the place.
    public func swipeLeft(
        velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
    ) {
        swipe(dx: -1, dy: 0, velocity, file, line)
    }

    /// Moves a finger to the right from the place.
    public func swipeRight(
        velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
    ) {
        swipe(dx: 1, dy: 0, velocity, file, line)
    }

    private func swipe(
        dx: CGFloat, dy: CGFloat, _ velocity: XCUIGestureVelocity, _ file: StaticString, _ line: UInt
    ) {
        act("swipe", file, line) {
            $1.swipe(from: $0, dx: dx, dy: dy, velocity: velocity.pointsPerSecond)
        }
    }

    private func act(
        _ verb: String, _ file: StaticString, _ line: UInt, _ body: (CGPoint, LaunchedApplication) -> Void
    ) {
        TestFailures.note(file, line)
        guard let session = referencedElement.application.session else {
            let reason = referencedElement.application.reasonNotRunning
            return TestFailures.record("Failed to \(verb) a coordinate: \(reason)", of: referencedElement, file, line)
        }
        session.catchUp()
        session.settle()
        body(screenPoint, session)
        session.settle()
    }
}
