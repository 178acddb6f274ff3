internal import _FoundationICU
import Foundation

/// Writes the parts of a length of time.
struct DurationText {
    let style: DateComponentsFormatter.UnitsStyle
    let zeros: DateComponentsFormatter.ZeroFormattingBehavior
    let locale: Locale

    typealias Part = (unit: TimeUnit, value: Double)

    /// - Parameters:
    ///   - parts: from the longest unit.
    ///   - maximumCount: how many parts are written at most, from the first one that is not zero; 0 means all.
    func text(_ parts: [Part], maximumCount: Int, isNegative: Bool) -> String? {
        guard let last = parts.last else { return nil }
        var parts = parts
        if maximumCount > 0 {
            let first = parts.firstIndex { $0.value != 0 } ?? parts.count - 1
            parts = Array(parts[first...].prefix(maximumCount))
        }
        let kept = withoutZeros(parts)
        // Zero is written in the smallest unit.
        let written = kept.isEmpty ? [parts.last ?? last] : kept
        return style == .positional ? positional(written, isNegative) : measures(written, isNegative)
    }

    // MARK: Zeros

    private var drops: DateComponentsFormatter.ZeroFormattingBehavior {
        guard zeros.contains(.default) else { return zeros }
        return style == .positional ? [.dropLeading] : .dropAll
    }

    private func withoutZeros(_ parts: [Part]) -> [Part] {
        let first = parts.firstIndex { $0.value != 0 } ?? parts.endIndex
        let last = parts.lastIndex { $0.value != 0 } ?? parts.startIndex - 1
        return parts.enumerated().filter { index, part in
            if part.value != 0 { return true }
            if index < first, drops.contains(.dropLeading) { return false }
            if index > last, drops.contains(.dropTrailing) { return false }
            return !(index > first && index < last && drops.contains(.dropMiddle))
        }.map(\.element)
    }

    // MARK: Clock

    private func positional(_ parts: [Part], _ isNegative: Bool) -> String? {
        let clock = parts.filter(\.unit.isOfClock)
        if let first = clock.first, let last = clock.last, last.unit.rawValue - first.unit.rawValue >= clock.count {
            Trestle.raise(
                .invalidArgumentException,
                "Specifying positional units with gaps is ambiguous, and therefore unsupported")
        }
        let longer = parts.filter { !$0.unit.isOfClock }
        let sign = isNegative && longer.isEmpty ? "-" : ""
        let time = clock.enumerated().map { index, part in
            number(part.value, isPadded: zeros.contains(.pad) || (zeros.contains(.default) && index > 0))
        }.joined(separator: separator)
        guard !longer.isEmpty else { return sign + time }
        let writer = DurationText(style: .abbreviated, zeros: [], locale: locale)
        guard let before = writer.measures(longer, isNegative) else { return nil }
        return time.isEmpty ? before : "\(before) \(time)"
    }

    private func number(_ value: Double, isPadded: Bool) -> String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .decimal
        formatter.usesGroupingSeparator = false
        formatter.maximumFractionDigits = 1
        formatter.minimumIntegerDigits = isPadded ? 2 : 1
        return formatter.string(from: NSNumber(value: value)) ?? ""
    }

    /// What stands between hours and minutes in the language's way of writing a time.
    private var separator: String {
        let pattern = ICU.text { uatmufmt_getTimePattern(locale.identifier, UATIMEUNITTIMEPAT_HM, $0, $1, $2) } ?? ""
        let between = pattern.drop { "hHkK".contains($0) }.prefix { $0 != "m" }
        return between.isEmpty ? ":" : String(between)
    }

    // MARK: Words

    private func measures(_ parts: [Part], _ isNegative: Bool) -> String? {
        let numbers = style == .spellOut ? ICU.spelledNumbers(locale) : decimalNumbers
        guard let format = ICU.open({ uameasfmt_open(locale.identifier, width, numbers, $0) }) else { return nil }
        defer { uameasfmt_close(format) }
        let values = parts.enumerated().map { index, part in isNegative && index == 0 ? -part.value : part.value }
        if style == .spellOut {
            // ICU formats several measures with digits in all but the last.
            let texts = zip(parts, values).compactMap { part, value in
                ICU.text { uameasfmt_format(format, value, part.unit.measure, $0, $1, $2) }
            }
            return ICU.list(texts, ULISTFMT_TYPE_UNITS, locale)
        }
        let measures = zip(parts, values).map { UAMeasure(value: $1, unit: $0.unit.measure) }
        return ICU.text { uameasfmt_formatMultiple(format, measures, Int32(measures.count), $0, $1, $2) }
    }

    private var decimalNumbers: UnsafeMutablePointer<UNumberFormat?>? {
        let numbers = ICU.open { swift_unum_open(UNUM_DECIMAL, nil, 0, locale.identifier, nil, $0) }
        if let numbers { swift_unum_setAttribute(numbers, UNUM_MAX_FRACTION_DIGITS, 1) }
        return numbers
    }

    private var width: UAMeasureFormatWidth {
        switch style {
        case .full, .spellOut: UAMEASFMT_WIDTH_WIDE
        case .short: UAMEASFMT_WIDTH_SHORT
        case .brief: UAMEASFMT_WIDTH_SHORTER
        case .abbreviated, .positional: UAMEASFMT_WIDTH_NARROW
        }
    }
}
