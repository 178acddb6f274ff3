import Foundation

/// The orders of texts that sort descriptors name.
enum SQLCollation: String, CaseIterable {
    case plain = "cd_compare"
    case caseInsensitive = "cd_case"
    case localized = "cd_local"
    case localizedCaseInsensitive = "cd_local_case"
    case localizedStandard = "cd_standard"

    init?(selector: String) {
        switch selector {
        case "compare:": self = .plain
        case "caseInsensitiveCompare:": self = .caseInsensitive
        case "localizedCompare:": self = .localized
        case "localizedCaseInsensitiveCompare:": self = .localizedCaseInsensitive
        case "localizedStandardCompare:": self = .localizedStandard
        default: return nil
        }
    }

    var number: Int { (SQLCollation.allCases.firstIndex(of: self) ?? 0) + 1 }

    static func compare(
        _ number: Int, _ first: UnsafeRawPointer?, _ firstCount: Int32, _ second: UnsafeRawPointer?,
        _ secondCount: Int32
    ) -> Int32 {
        let one = UnsafeRawBufferPointer(start: first, count: Int(firstCount))
        let other = UnsafeRawBufferPointer(start: second, count: Int(secondCount))
        let collation = allCases[number - 1]
        if collation == .plain, let order = asciiOrder(one, other) { return order }
        let (text, otherText) = (String(decoding: one, as: UTF8.self), String(decoding: other, as: UTF8.self))
        let result: ComparisonResult =
            switch collation {
            case .plain: text.compare(otherText)
            case .caseInsensitive: text.caseInsensitiveCompare(otherText)
            case .localized: text.localizedCompare(otherText)
            case .localizedCaseInsensitive: text.localizedCaseInsensitiveCompare(otherText)
            case .localizedStandard: text.localizedStandardCompare(otherText)
            }
        return Int32(result.rawValue)
    }

    /// Returns nil for texts with other characters.
    private static func asciiOrder(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Int32? {
        guard one.allSatisfy({ $0 < 128 }), other.allSatisfy({ $0 < 128 }) else { return nil }
        for (first, second) in zip(one, other) where first != second { return first < second ? -1 : 1 }
        return one.count < other.count ? -1 : one.count > other.count ? 1 : 0
    }
}
