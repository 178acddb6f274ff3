import Foundation

/// Finds numbers of 7 to 15 digits that are written as phone numbers are: with a plus sign, with separators, or with 10
/// digits and more. Dates and numbers with a decimal separator are none.
enum PhoneNumberDetection {
    static func matches(in string: String, _ range: NSRange) -> [NSTextCheckingResult] {
        guard let pattern, let date else { return [] }
        let text = NSString(string: string)
        return pattern.matches(in: string, range: range).compactMap { match in
            let number = text.substring(with: match.range)
            let whole = NSRange(location: 0, length: match.range.length)
            guard isPhoneNumber(number), date.firstMatch(in: number, range: whole) == nil else { return nil }
            return NSTextCheckingResult.phoneNumberCheckingResult(range: match.range, phoneNumber: number)
        }
    }

    private static func isPhoneNumber(_ text: String) -> Bool {
        let digits = text.count { $0.isNumber }
        guard (7...15).contains(digits) else { return false }
        let separators = text.count { !$0.isNumber && $0 != "+" }
        return text.hasPrefix("+") || digits >= 10 || (separators > 0 && !isNumber(text))
    }

    /// Whether the text is a number with grouping or decimal separators.
    private static func isNumber(_ text: String) -> Bool {
        let groups = text.split { " .".contains($0) }
        if groups.count == 2, text.contains(".") { return true }
        return groups.count > 1 && groups.dropFirst().allSatisfy { $0.count == 3 } && (groups.first?.count ?? 0) <= 3
            && groups.allSatisfy { $0.allSatisfy(\.isNumber) }
    }

    private static let pattern = try? NSRegularExpression(
        pattern: "(?<![\\w.,@/+-])(?:\\+|\\()?\\d(?:[ .()/-]{0,2}\\d){6,14}(?![\\w@]|[.,]\\d)")

    /// A date in digits, and an address of the internet protocol.
    private static let date = try? NSRegularExpression(
        pattern: "^(?:\\d{4}[-./]\\d{1,2}[-./]\\d{1,2}|\\d{1,2}[-./]\\d{1,2}[-./]\\d{4}|\\d{1,3}(?:\\.\\d{1,3}){3})\\b")
}
