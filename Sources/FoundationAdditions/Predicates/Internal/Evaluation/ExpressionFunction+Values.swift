import Foundation

extension ExpressionFunction {
    /// Calls the function. A statistic takes one collection or any number of values.
    ///
    /// - Parameter arguments: normalized values.
    func value(_ arguments: [Any?]) -> Any? {
        switch self {
        case .sum, .count, .min, .max, .average, .median, .mode, .standardDeviation: statistic(arguments)
        case .add, .subtract, .multiply, .divide, .modulus, .power: arithmetic(arguments)
        case .bitwiseAnd, .bitwiseOr, .bitwiseXor, .leftShift, .rightShift, .onesComplement: bits(arguments)
        case .squareRoot, .logarithm, .naturalLogarithm, .exponential, .floor, .ceiling, .absolute, .truncate:
            arguments.first?.flatMap(PredicateValue.number).map(ofOneNumber)
        case .random: Double.random(in: 0..<1)
        case .randomBelow:
            arguments.first?.flatMap(PredicateValue.number).map { Int.random(in: 0..<Swift.max(1, $0.intValue)) }
        case .now: Date()
        case .uppercase: text(arguments).map { $0.uppercased() }
        case .lowercase: text(arguments).map { $0.lowercased() }
        case .length: text(arguments).map { $0.utf16.count }
        case .canonical:
            text(arguments).map { $0.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
        case .distinct: collection(arguments).map(CollectionOperator.distinct)
        case .element: arguments.count == 2 ? element(arguments[0], arguments[1]) : nil
        case .cast: arguments.count == 2 ? cast(arguments[0], text(Array(arguments.dropFirst()))) : nil
        }
    }

    private func text(_ arguments: [Any?]) -> String? { arguments.first?.flatMap(PredicateValue.string) }

    private func collection(_ arguments: [Any?]) -> [Any]? { arguments.first?.flatMap(PredicateValue.elements) }

    // MARK: Numbers

    private func statistic(_ arguments: [Any?]) -> Any? {
        let values = arguments.count == 1 ? collection(arguments) ?? [] : arguments.compactMap { $0 }
        switch self {
        case .count: return values.count
        case .sum: return values.reduce(0 as NSNumber) { ExpressionFunction.add.combined($0, numberOrZero($1)) }
        case .min: return CollectionOperator.min.value(values) { $0 }
        case .max: return CollectionOperator.max.value(values) { $0 }
        default: break
        }
        let numbers = values.compactMap(PredicateValue.number).map(\.doubleValue)
        guard !numbers.isEmpty else { return nil }
        let mean = numbers.reduce(0, +) / Double(numbers.count)
        switch self {
        case .average: return mean
        case .median: return median(numbers.sorted())
        case .standardDeviation:
            return (numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count)).squareRoot()
        default: return modes(numbers)
        }
    }

    private func numberOrZero(_ value: Any) -> NSNumber { PredicateValue.number(value) ?? 0 }

    private func median(_ sorted: [Double]) -> Double {
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }

    private func modes(_ numbers: [Double]) -> [Double] {
        let counts = Dictionary(numbers.map { ($0, 1) }, uniquingKeysWith: +)
        let most = counts.values.max()
        return counts.filter { $0.value == most }.keys.sorted()
    }

    private func arithmetic(_ arguments: [Any?]) -> Any? {
        guard arguments.count == 2, let left = arguments[0].flatMap(PredicateValue.number),
            let right = arguments[1].flatMap(PredicateValue.number)
        else { return nil }
        return combined(left, right)
    }

    /// Integers have an integer as their result if it is one that 64 bits can hold, and a quotient without its
    /// fraction, as with Apple's Foundation.
    private func combined(_ left: NSNumber, _ right: NSNumber) -> NSNumber {
        if left.isInteger, right.isInteger, let result = combined(left.int64Value, right.int64Value) {
            return NSNumber(value: result)
        }
        let (left, right) = (left.doubleValue, right.doubleValue)
        let result =
            switch self {
            case .add: left + right
            case .subtract: left - right
            case .multiply: left * right
            case .divide: left / right
            case .modulus: left.truncatingRemainder(dividingBy: right)
            default: pow(left, right)
            }
        return NSNumber(value: result)
    }

    /// Returns nil if the result is no integer of 64 bits.
    private func combined(_ left: Int64, _ right: Int64) -> Int64? {
        let (result, overflow) =
            switch self {
            case .add: left.addingReportingOverflow(right)
            case .subtract: left.subtractingReportingOverflow(right)
            case .multiply: left.multipliedReportingOverflow(by: right)
            case .divide: left.dividedReportingOverflow(by: right)
            case .modulus: left.remainderReportingOverflow(dividingBy: right)
            default: (0, true)
            }
        return overflow ? nil : result
    }

    private func ofOneNumber(_ number: NSNumber) -> Any {
        let value = number.doubleValue
        switch self {
        case .squareRoot: return value.squareRoot()
        case .logarithm: return log10(value)
        case .naturalLogarithm: return log(value)
        case .exponential: return exp(value)
        case .floor: return value.rounded(.down)
        case .ceiling: return value.rounded(.up)
        case .absolute: return number.isInteger && number.int64Value > .min ? abs(number.int64Value) : abs(value)
        default: return value.rounded(.towardZero)
        }
    }

    private func bits(_ arguments: [Any?]) -> Any? {
        let numbers = arguments.compactMap { $0 }.compactMap(PredicateValue.number).map(\.int64Value)
        if self == .onesComplement { return numbers.first.map { ~$0 } }
        guard numbers.count == 2 else { return nil }
        switch self {
        case .bitwiseAnd: return numbers[0] & numbers[1]
        case .bitwiseOr: return numbers[0] | numbers[1]
        case .bitwiseXor: return numbers[0] ^ numbers[1]
        case .leftShift: return numbers[0] << numbers[1]
        default: return numbers[0] >> numbers[1]
        }
    }

    // MARK: Elements and types

    /// Returns an element of an array or the value of a key. `index` is a number, a key, or one of the words `FIRST`,
    /// `LAST` and `SIZE`.
    private func element(_ collection: Any?, _ index: Any?) -> Any? {
        guard let collection, let index else { return nil }
        if let dictionary = collection as? [AnyHashable: Any] {
            return (index as? AnyHashable).flatMap { dictionary[$0] }
        }
        guard let elements = PredicateValue.elements(collection) else { return nil }
        if let word = index as? IndexWord {
            switch word {
            case .first: return elements.first
            case .last: return elements.last
            case .size: return elements.count
            }
        }
        guard let position = PredicateValue.number(index)?.intValue, elements.indices.contains(position) else {
            return nil
        }
        return elements[position]
    }

    /// Converts between numbers, strings and dates; dates are seconds since 2001.
    private func cast(_ value: Any?, _ type: String?) -> Any? {
        guard let value else { return nil }
        switch type {
        case "NSString": return PredicateValue.number(value)?.stringValue ?? PredicateValue.string(value) ?? "\(value)"
        case "NSNumber":
            if let text = PredicateValue.string(value) { return NSNumber(value: NSString(string: text).doubleValue) }
            return PredicateValue.date(value).map { $0.timeIntervalSinceReferenceDate } ?? value
        case "NSDate":
            guard let seconds = PredicateValue.number(value)?.doubleValue else { return value }
            return Date(timeIntervalSinceReferenceDate: seconds)
        default: return value
        }
    }
}

/// The words that a format may have as an index. It has no raw values: a raw value would be taken for a string.
enum IndexWord: CaseIterable, CustomStringConvertible {
    case first, last, size

    init?(_ text: String) {
        guard let word = IndexWord.allCases.first(where: { $0.description == text.uppercased() }) else { return nil }
        self = word
    }

    var description: String {
        switch self {
        case .first: "FIRST"
        case .last: "LAST"
        case .size: "SIZE"
        }
    }
}

extension NSNumber {
    fileprivate var isInteger: Bool {
        guard !(self is NSDecimalNumber) else { return false }
        let type = UInt8(bitPattern: objCType.pointee)
        return type != UInt8(ascii: "d") && type != UInt8(ascii: "f")
    }
}
