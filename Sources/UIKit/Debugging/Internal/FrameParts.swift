internal import HostInterface

/// What a frame and the events before it spend their time on, by part, while `UIKIT_DEBUG=frames` is on.
///
/// A part's time is its own: what it calls that is a part too counts there alone.
@MainActor
final class FrameParts {
    /// Nil while the flag is off, and nothing is measured.
    @exclusivity(unchecked) private(set) static var current: FrameParts?

    /// Real time, in which frames are late: the host's clock stands still in tests. Tests replace it.
    static var clock: any HostClock = SystemClock()

    /// A frame that takes longer is reported, in seconds: one in 60 a second.
    static let limit = 0.016

    /// Work of one kind, of all objects of a class.
    struct Part: Hashable {
        let name: String
        let type: ObjectIdentifier?

        static let rest = Part(name: "the rest of the frame", type: nil)
    }

    private struct Measure {
        var seconds = 0.0
        var count = 0
        var type: AnyClass?
    }

    private var measures: [Part: Measure] = [:]
    /// The parts that have begun, the innermost last.
    private var open: [Part] = []
    private var lastTime = 0.0

    /// Begins the frame. Switches measuring on or off, as the flag says.
    static func beginFrame() {
        if DebugFlags.current.contains(.frames) {
            if current == nil { current = FrameParts() }
            current?.begin(.rest)
        } else {
            current = nil
        }
    }

    /// - Parameter type: the class of the object that does the work; nil where it says nothing.
    func begin(_ name: String, _ type: AnyClass? = nil) {
        let part = Part(name: name, type: type.map { ObjectIdentifier($0) })
        begin(part)
        if let type { measures[part, default: Measure()].type = type }
    }

    private func begin(_ part: Part) {
        account()
        open.append(part)
        measures[part, default: Measure()].count += 1
    }

    /// Ends the part that was begun last.
    func end() {
        account()
        _ = open.popLast()
    }

    /// Adds the time since the last call to the innermost part.
    private func account() {
        let now = Self.clock.now
        if let part = open.last { measures[part, default: Measure()].seconds += now - lastTime }
        lastTime = now
    }

    /// Ends the frame, and reports it if it was slow: once for each part that took longest.
    func endFrame() {
        end()
        defer {
            measures.removeAll(keepingCapacity: true)
            open.removeAll()
        }
        let total = measures.values.reduce(0) { $0 + $1.seconds }
        guard total > Self.limit else { return }
        let largest = measures.sorted { $0.value.seconds > $1.value.seconds }.prefix(3).filter { $0.value.seconds > 0 }
        guard let first = largest.first else { return }
        ConsoleLog.once(
            "slow frame \(first.key.name) \(first.value.type.map { "\($0)" } ?? "")",
            "Slow frame: \(Self.milliseconds(total)). Its largest parts: "
                + largest.map { Self.text($0.key, $0.value) }.joined(separator: "; ") + ".")
    }

    private static func text(_ part: Part, _ measure: Measure) -> String {
        let owner = measure.type.map { " of \(ClassName($0))" } ?? ""
        let count = measure.count > 1 ? " (\(measure.count) times)" : ""
        return "\(part.name)\(owner), \(milliseconds(measure.seconds))\(count)"
    }

    private static func milliseconds(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1000) }
}
