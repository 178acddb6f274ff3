internal import _FoundationICU
import Foundation

/// Writes numbers as a skeleton says, ICU's language for formats of numbers.
package enum NumberSkeleton {
    package static func text(_ value: Double, _ skeleton: String, _ locale: String) -> String? {
        let units = Array(skeleton.utf16)
        guard
            let formatter = ICU.open({ swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale, $0) })
        else { return nil }
        defer { swift_unumf_close(formatter) }
        guard let result = ICU.open({ swift_unumf_openResult($0) }) else { return nil }
        defer { swift_unumf_closeResult(result) }
        var status = U_ZERO_ERROR
        swift_unumf_formatDouble(formatter, value, result, &status)
        guard !ICU.isFailure(status) else { return nil }
        return ICU.text { swift_unumf_resultToString(result, $0, $1, $2) }
    }

    /// The part of a skeleton for a number formatter's digits and grouping.
    static func digits(of formatter: NumberFormatter) -> String {
        var parts = [precision(of: formatter)]
        if formatter.minimumIntegerDigits > 1 {
            parts.append("integer-width/+" + String(repeating: "0", count: formatter.minimumIntegerDigits))
        }
        if !formatter.usesGroupingSeparator { parts.append("group-off") }
        return parts.joined(separator: " ")
    }

    private static func precision(of formatter: NumberFormatter) -> String {
        if formatter.usesSignificantDigits {
            return places("@", formatter.minimumSignificantDigits, formatter.maximumSignificantDigits)
        }
        guard formatter.maximumFractionDigits > 0 else { return "precision-integer" }
        return "." + places("0", formatter.minimumFractionDigits, formatter.maximumFractionDigits)
    }

    private static func places(_ required: String, _ minimum: Int, _ maximum: Int) -> String {
        String(repeating: required, count: minimum) + String(repeating: "#", count: max(0, maximum - minimum))
    }
}
