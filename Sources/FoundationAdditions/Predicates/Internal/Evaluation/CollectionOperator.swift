import Foundation

/// The operators of key paths, written `@sum` in them. Raw values are their names.
enum CollectionOperator: String {
    case count, sum, avg, min, max
    case distinctUnionOfObjects, unionOfObjects
    case distinctUnionOfArrays, unionOfArrays, distinctUnionOfSets
    case firstObject, lastObject

    /// Whether the keys after the operator say which values of the elements it takes. The keys after the others follow
    /// their result.
    var takesRest: Bool {
        switch self {
        case .count, .firstObject, .lastObject: false
        default: true
        }
    }

    /// - Parameter read: reads the value of an element.
    func value(_ elements: [Any], _ read: (Any) -> Any?) -> Any? {
        switch self {
        case .count: return elements.count
        case .firstObject: return elements.first
        case .lastObject: return elements.last
        case .sum: return sum(elements, read)
        case .avg: return elements.isEmpty ? nil : sum(elements, read) / Double(elements.count)
        case .min: return extreme(elements, read, .orderedAscending)
        case .max: return extreme(elements, read, .orderedDescending)
        case .unionOfObjects: return values(elements, read)
        case .distinctUnionOfObjects: return CollectionOperator.distinct(values(elements, read))
        case .unionOfArrays: return joined(elements, read)
        case .distinctUnionOfArrays, .distinctUnionOfSets: return CollectionOperator.distinct(joined(elements, read))
        }
    }

    static func distinct(_ values: [Any]) -> [Any] {
        values.reduce(into: []) { result, value in
            if !result.contains(where: { PredicateValue.isEqual($0, value) }) { result.append(value) }
        }
    }

    private func values(_ elements: [Any], _ read: (Any) -> Any?) -> [Any] {
        elements.compactMap { PredicateValue.normalized(read($0)) }
    }

    private func joined(_ elements: [Any], _ read: (Any) -> Any?) -> [Any] {
        elements.flatMap { values(PredicateValue.elements($0) ?? [], read) }
    }

    private func sum(_ elements: [Any], _ read: (Any) -> Any?) -> Double {
        values(elements, read).reduce(0) { $0 + (PredicateValue.number($1)?.doubleValue ?? 0) }
    }

    private func extreme(_ elements: [Any], _ read: (Any) -> Any?, _ order: ComparisonResult) -> Any? {
        values(elements, read).reduce(nil as Any?) { extreme, value in
            guard let extreme else { return value }
            return PredicateValue.order(value, extreme) == order ? value : extreme
        }
    }
}
