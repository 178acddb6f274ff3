import Foundation

/// A line of the log. Its words are derived from its number, so that older lines can be made on demand.
struct LogEntry: Sendable {
    enum Level: String, Sendable {
        case info = "Info"
        case warning = "Warning"
        case error = "Error"
    }

    /// The number of the line. 0 is the first line since the log was opened; older lines count down from -1.
    let number: Int

    var level: Level { kind.level }

    var message: String {
        kind.words.replacingOccurrences(of: "#", with: String(mixed / 256 % 900 + 100))
    }

    private var kind: (level: Level, words: String) { Self.kinds[mixed / 16 % Self.kinds.count] }

    /// The time of the line, a second per line after noon.
    var clock: String {
        let seconds = 43_200 + number * 3
        let parts = [seconds / 3600 % 24, seconds / 60 % 60, seconds % 60]
        return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }

    /// A hash of the number.
    private var mixed: Int {
        var bits = UInt64(bitPattern: Int64(number)) &+ 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((bits ^ (bits >> 31)) >> 16)
    }

    private static let kinds: [(level: Level, words: String)] = [
        (.info, "Sensor # answered"),
        (.info, "Tank # is full; the pump stands still until the level falls below nine tenths"),
        (.info, "Gate # opened by hand"),
        (
            .error,
            "No answer from station # for thirty seconds. Its last reading was within bounds, so nothing else was done; the next try is in a minute."
        ),
        (.info, "Backup of volume # complete"),
        (
            .warning,
            "Wind at mast # rose to strength seven. Cranes in the outer yard have been told to stop and lower their loads."
        ),
        (.info, "Door # closed"),
        (.warning, "Temperature of bearing # rises faster than it should"),
    ]
}
