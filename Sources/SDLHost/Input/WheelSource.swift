/// Tells touchpads from wheels, which SDL does not.
///
/// A notched wheel moves by whole notches, a finer wheel by 120ths of a notch (the unit of the kernel and of Wayland's axis_value120), a
/// touchpad by any amount. A touchpad's movement is a length, not a number of notches.
struct WheelSource {
    /// How far a notch moves the content: three lines of 20 points, as elsewhere on Linux desktops.
    static let pointsPerNotch = 60.0

    /// What one of SDL's notches stands for on a touchpad, in points: SDL divides Wayland's lengths by 10; libinput's X11 driver moves 15
    /// for a notch (ScrollPixelDistance).
    let pointsOnTouchpad: Double

    /// The fingers may pause this long, and still the same device is moved.
    private static let pause = 1.0  // unverified
    /// The smallest step of a fine wheel, in 120ths.
    private static let finestStep = 15.0  // unverified: an eighth of a notch is the finest on the market

    private var touchpadTime = -Double.infinity

    init(pointsOnTouchpad: Double) {
        self.pointsOnTouchpad = pointsOnTouchpad
    }

    /// Points for a movement of SDL's notches, and whether fingers on a touchpad made it.
    mutating func points(x: Double, y: Double, time: Double) -> (x: Double, y: Double, isPrecise: Bool) {
        let fits = [x, y].allSatisfy(Self.fitsWheel)
        // A touchpad's movement is a whole number of steps now and then.
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
