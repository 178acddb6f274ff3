/// A time of a recording, in whole microseconds since its beginning, so that a file gives back what was recorded.
package struct RecordedTime: Hashable, Comparable, Sendable {
    package let microseconds: Int

    package static let zero = RecordedTime(microseconds: 0)

    package init(microseconds: Int) {
        self.microseconds = microseconds
    }

    /// The nearest time, from 0 to about 31,000 years.
    package init(seconds: Double) {
        let limit = 1e18
        let value = (seconds * 1e6).rounded()
        microseconds = value.isNaN ? 0 : Int(min(max(value, 0), limit))
    }

    package var seconds: Double { Double(microseconds) / 1e6 }

    package static func < (first: RecordedTime, second: RecordedTime) -> Bool {
        first.microseconds < second.microseconds
    }
}

extension RecordedTime {
    /// Reads seconds with up to six digits behind the point; nil if the text is something else.
    init?(text: some StringProtocol) {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(digits.contains) }),
            let whole = parts.first.flatMap({ Int($0) }), whole < 1_000_000_000_000
        else { return nil }
        let rest = parts.count == 2 ? String(parts[1]) : ""
        guard rest.utf8.count <= 6,
            let micro = Int(rest + String(repeating: "0", count: 6 - rest.utf8.count))
        else { return nil }
        microseconds = whole * 1_000_000 + micro
    }

    /// The seconds, such as `0.016667`.
    var text: String {
        let (whole, micro) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
        guard micro > 0 else { return "\(whole)" }
        var digits = String(micro)
        digits = String(repeating: "0", count: 6 - digits.utf8.count) + digits
        while digits.hasSuffix("0") { digits.removeLast() }
        return "\(whole).\(digits)"
    }
}
