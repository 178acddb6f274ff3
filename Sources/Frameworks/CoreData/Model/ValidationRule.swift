import Foundation

/// A condition of a model file that valid values of an attribute satisfy.
enum ValidationRule {
    case minimumNumber(Double)
    case maximumNumber(Double)
    case minimumDate(Date)
    case maximumDate(Date)
    case minimumLength(Int)
    case maximumLength(Int)
    case pattern(String)

    /// Returns the code of the error that an invalid value causes; nil for a valid value.
    func violation(by value: Any) -> Int? {
        switch self {
        case .minimumNumber(let limit): number(value).flatMap { $0 < limit ? NSValidationNumberTooSmallError : nil }
        case .maximumNumber(let limit): number(value).flatMap { $0 > limit ? NSValidationNumberTooLargeError : nil }
        case .minimumDate(let limit): (value as? Date).flatMap { $0 < limit ? NSValidationDateTooSoonError : nil }
        case .maximumDate(let limit): (value as? Date).flatMap { $0 > limit ? NSValidationDateTooLateError : nil }
        case .minimumLength(let limit): length(value).flatMap { $0 < limit ? NSValidationStringTooShortError : nil }
        case .maximumLength(let limit): length(value).flatMap { $0 > limit ? NSValidationStringTooLongError : nil }
        case .pattern(let pattern):
            (value as? String).flatMap { matches($0, pattern) ? nil : NSValidationStringPatternMatchingError }
        }
    }

    private func number(_ value: Any) -> Double? { (value as? NSNumber)?.doubleValue }

    private func length(_ value: Any) -> Int? { (value as? String)?.utf16.count }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z") else { return true }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
