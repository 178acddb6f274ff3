/// The frames per second at which an animation or a display link may run, and the number that is preferred.
///
/// The screen has one rate. What runs at another one leaves frames out: it runs at the rate of the screen, a half, a third
/// and so on. Of the rates in the range the one nearest to the preferred one is taken, or to the maximum if none is
/// preferred; if no rate is in the range, the nearest of all.
public struct CAFrameRateRange: Equatable, Sendable {
    /// The least number of frames per second; 0 for any.
    public var minimum: Float
    /// The greatest number of frames per second; 0 for that of the screen.
    public var maximum: Float
    /// The number of frames per second to choose where it can be chosen; nil for the maximum.
    public var preferred: Float? {
        get { wanted == 0 ? nil : wanted }
        set { wanted = newValue ?? 0 }
    }

    /// 0 if none is preferred.
    private var wanted: Float = 0

    /// Every frame of the screen: zeros.
    public static let `default` = CAFrameRateRange()

    /// Creates the default range.
    public init() { (minimum, maximum) = (0, 0) }

    /// Creates a range. What uses it raises an exception if the preferred rate is outside.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum) = (minimum, maximum)
        self.preferred = preferred
    }

    private var isValid: Bool {
        minimum >= 0 && minimum <= maximum && (wanted == 0 || minimum...maximum ~= wanted)
    }

    /// Returns the range, or the default one after raising an exception if no rate can be in it.
    @MainActor
    func checked() -> CAFrameRateRange {
        if isValid { return self }
        let (least, greatest) = (Self.text(minimum), Self.text(maximum))
        Trestle.raise(
            .invalidArgumentException,
            "invalid range (minimum: \(least) maximum: \(greatest) preferred: \(Self.text(wanted)))")
        return .default
    }

    private static func text(_ rate: Float) -> String { String(format: "%.2f", Double(rate)) }

    /// Returns how many frames of the screen pass from one to the next.
    ///
    /// - Parameter duration: Seconds between two frames of the screen.
    func step(of duration: Double) -> Int {
        guard maximum > 0 || wanted > 0 else { return 1 }
        let rate = 1 / duration
        let wanted = Double(wanted > 0 ? wanted : maximum)
        let nearest = max(1, Int((rate / wanted).rounded()))
        // Rates of screens are rounded numbers.
        let allowed = Double(minimum) - 0.5...Double(maximum > 0 ? maximum : .greatestFiniteMagnitude) + 0.5
        if allowed ~= rate / Double(nearest) { return nearest }
        let slowest = minimum > 0 ? Int((rate / Double(minimum)).rounded(.up)) : nearest + 1
        let steps = (1...max(slowest, nearest + 1)).filter { allowed ~= rate / Double($0) }
        return steps.min { abs(rate / Double($0) - wanted) < abs(rate / Double($1) - wanted) } ?? nearest
    }
}
