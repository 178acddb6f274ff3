/// Distinguishes touchpads from wheels, which SDL does not.
///
/// A notched wheel moves by whole notches, a high-resolution wheel by 120ths of a notch (the unit of the kernel and of
/// Wayland's axis_value120), and a touchpad by any amount. The movement of a touchpad is a length and not a number of
/// notches.
struct WheelSource {
    /// The distance by which a notch moves the content: three lines of 20 points, as elsewhere on Linux desktops.
    static let pointsPerNotch = 60.0

    /// Points on a touchpad for one of SDL's notches. SDL divides Wayland's lengths by 10, and libinput's X11 driver
    /// moves 15 for a notch (ScrollPixelDistance).
    let pointsOnTouchpad: Double

    /// The longest pause in seconds after which movements still belong to the same device.
    private static let pause = 1.0  // unverified
    /// The smallest step of a high-resolution wheel, in 120ths of a notch.
    private static let finestStep = 15.0  // unverified: an eighth of a notch is the finest on the market

    private var touchpadTime = -Double.infinity

    init(pointsOnTouchpad: Double) {
        self.pointsOnTouchpad = pointsOnTouchpad
    }

    /// Returns the points for a movement in SDL's notches, and whether it was made on a touchpad.
    mutating func points(x: Double, y: Double, time: Double) -> (x: Double, y: Double, isPrecise: Bool) {
        let fits = [x, y].allSatisfy(Self.fitsWheel)
        // The movement of a touchpad is occasionally a whole number of steps.
        let isTouchpad = !fits || time - touchpadTime < Self.pause
        if isTouchpad { touchpadTime = time }
        let unit = isTouchpad ? pointsOnTouchpad : Self.pointsPerNotch
        let isWhole = x == x.rounded() && y == y.rounded()
        return (x * unit, y * unit, isTouchpad || !isWhole)
    }

    private static func fitsWheel(_ notches: Double) -> Bool {
        let steps = abs(notches) * 120
        return steps == 0 || steps >= finestStep - 0.01 && abs(steps - steps.rounded()) < 0.01
    }
}
