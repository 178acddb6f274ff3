package import HostInterface

/// The state of a window that a recording has.
package struct RecordedWindow: Hashable, Sendable {
    /// Counted from 1, in the order in which the windows were opened.
    package var number: Int
    /// In points.
    package var size: HostSize
    package var scale: Double
    package var nativeScale: Double
    /// Frames per second.
    package var refreshRate: Int
    package var appearance: HostAppearance

    package init(
        number: Int, size: HostSize, scale: Double, nativeScale: Double, refreshRate: Int, appearance: HostAppearance
    ) {
        self.number = number
        self.size = size
        self.scale = scale
        self.nativeScale = nativeScale
        self.refreshRate = refreshRate
        self.appearance = appearance
    }

    @MainActor
    package init(_ window: any HostWindow, number: Int) {
        self.init(
            number: number, size: window.size, scale: window.scale, nativeScale: window.nativeScale,
            refreshRate: window.refreshRate, appearance: window.appearance)
    }
}

extension RecordedWindow {
    /// `1 390x844 scale=2 rate=60 light`
    var fields: String {
        var words = ["\(number)", "\(size.width.field)x\(size.height.field)", "scale=\(scale.field)"]
        if nativeScale != scale { words.append("native=\(nativeScale.field)") }
        words += ["rate=\(refreshRate)", appearance.word]
        return words.joined(separator: " ")
    }

    /// The greatest width or height, far above what a display has.
    private static let greatestSide = 20_000.0

    init(_ fields: inout LineFields) throws(LineError) {
        let number = try fields.count("the number of the window")
        guard number > 0 else { throw LineError("windows are counted from 1") }
        let (width, height) = try fields.pair("the size", "x")
        guard (1...Self.greatestSide).contains(width), (1...Self.greatestSide).contains(height) else {
            throw LineError("the size is \(width.field)x\(height.field)")
        }
        guard let scale = try fields.numberOption("scale"), (1...3).contains(scale) else {
            throw LineError("scale= is missing, from 1 to 3")
        }
        let native = try fields.numberOption("native") ?? scale
        guard native > 0, native <= 3 else { throw LineError("native= is above 0 and at most 3") }
        guard let rate = try fields.countOption("rate"), rate > 0 else { throw LineError("rate= is missing") }
        self.init(
            number: number, size: HostSize(width: width, height: height), scale: scale, nativeScale: native,
            refreshRate: rate, appearance: try HostAppearance(&fields))
    }
}

extension HostAppearance {
    var word: String { self == .dark ? "dark" : "light" }

    init(_ fields: inout LineFields) throws(LineError) {
        self = try fields.choice("appearance", [("light", .light), ("dark", .dark)])
    }
}
