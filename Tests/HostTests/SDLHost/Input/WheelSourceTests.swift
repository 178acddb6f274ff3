import Testing

@testable import SDLHost

/// How far a wheel or a touchpad moves the content, from what SDL counts as notches.
@Suite struct WheelSourceTests {
    @Test func aNotchIsSixtyPoints() {
        var source = WheelSource(pointsOnTouchpad: 10)
        #expect(source.points(x: 0, y: -2, time: 0) == (0, -120, false))
    }

    @Test func aFineWheelMovesByPartsOfANotch() {
        var source = WheelSource(pointsOnTouchpad: 10)
        #expect(source.points(x: 0, y: 0.125, time: 0) == (0, 7.5, true))
    }

    @Test func aTouchpadMovesByLengths() {
        var source = WheelSource(pointsOnTouchpad: 10)
        // 3.7 points on Wayland
        let moved = source.points(x: 0, y: 0.37, time: 0)
        #expect(abs(moved.y - 3.7) < 1e-9)
        #expect(moved.isPrecise)
    }

    @Test func aTouchpadStaysOneWhenAMovementIsAWholeNotch() {
        var source = WheelSource(pointsOnTouchpad: 10)
        _ = source.points(x: 0, y: 0.37, time: 0)
        #expect(source.points(x: 0, y: 1, time: 0.5) == (0, 10, true))
        #expect(source.points(x: 0, y: 1, time: 2) == (0, 60, false))
    }

    @Test func bothAxesAreOneMovement() {
        var source = WheelSource(pointsOnTouchpad: 15)
        let moved = source.points(x: 0.1, y: 0.5, time: 0)
        #expect(moved == (1.5, 7.5, true))
    }
}
