import UIKit

/// How fast a finger moves, in points per second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
        self.rawValue = rawValue
    }

    /// Creates a velocity in points per second.
    public init(_ rawValue: CGFloat) {
        self.init(rawValue: rawValue)
    }

    public init(floatLiteral value: Double) {
        self.init(rawValue: CGFloat(value))
    }

    public init(integerLiteral value: Int) {
        self.init(rawValue: CGFloat(value))
    }

    /// 1,000 points per second. Unverified.
    public static let `default` = Self(rawValue: 0)
    /// 400 points per second. Unverified.
    public static let slow = Self(rawValue: 400)
    /// 2,500 points per second. Unverified.
    public static let fast = Self(rawValue: 2500)

    var pointsPerSecond: CGFloat { rawValue > 0 ? rawValue : 1000 }
}

extension XCUIElement {
    /// Moves a finger up over the element, which scrolls to what is below.
    public func swipeUp(file: StaticString = #filePath, line: UInt = #line) {
        swipe("up", dx: 0, dy: -1, .default, file, line)
    }

    /// Moves a finger up over the element with a velocity.
    public func swipeUp(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe("up", dx: 0, dy: -1, velocity, file, line)
    }

    /// Moves a finger down over the element, which scrolls to what is above.
    public func swipeDown(file: StaticString = #filePath, line: UInt = #line) {
        swipe("down", dx: 0, dy: 1, .default, file, line)
    }

    /// Moves a finger down over the element with a velocity.
    public func swipeDown(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe("down", dx: 0, dy: 1, velocity, file, line)
    }

    /// Moves a finger to the left over the element, which shows the actions at the end of a row.
    public func swipeLeft(file: StaticString = #filePath, line: UInt = #line) {
        swipe("left", dx: -1, dy: 0, .default, file, line)
    }

    /// Moves a finger to the left over the element with a velocity.
    public func swipeLeft(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe("left", dx: -1, dy: 0, velocity, file, line)
    }

    /// Moves a finger to the right over the element.
    public func swipeRight(file: StaticString = #filePath, line: UInt = #line) {
        swipe("right", dx: 1, dy: 0, .default, file, line)
    }

    /// Moves a finger to the right over the element with a velocity.
    public func swipeRight(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe("right", dx: 1, dy: 0, velocity, file, line)
    }

    private func swipe(
        _ name: String, dx: CGFloat, dy: CGFloat, _ velocity: XCUIGestureVelocity, _ file: StaticString, _ line: UInt
    ) {
        act("swipe \(name)", file, line) { place, session in
            session.swipe(over: place, dx: dx, dy: dy, velocity: velocity.pointsPerSecond)
        }
    }

    /// Moves two fingers apart (a scale above 1) or together.
    ///
    /// - Parameter velocity: the change of the scale in a second, negative if the fingers come together.
    public func pinch(
        withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        act("pinch", file, line) { place, session in
            let wide = max(min(place.visible.width, place.visible.height) * 0.8, 40)
            let start = scale > 1 ? wide / scale : wide
            session.app.pinch(
                at: place.point, from: start, to: start * scale,
                duration: Double(max(abs(scale - 1) / max(abs(velocity), 0.1), 0.1)))
        }
    }

    /// Turns two fingers around the middle of the element.
    ///
    /// - Parameters:
    ///   - rotation: in radians, clockwise.
    ///   - velocity: in radians per second.
    public func rotate(
        _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        act("rotate", file, line) { place, session in
            let radius = max(min(place.visible.width, place.visible.height) * 0.4, 20)
            session.app.touch(
                withFingers: 2, duration: Double(max(abs(rotation) / max(abs(velocity), 0.1), 0.1)), holding: 0.1
            ) { finger, part in
                let angle = rotation * part + (finger == 0 ? 0 : .pi)
                return CGPoint(x: place.point.x + cos(angle) * radius, y: place.point.y + sin(angle) * radius)
            }
        }
    }
}
