import Foundation

/// An attributed string in plain arrays: one element for each UTF-16 unit.
struct AttributedStringModel: Equatable {
    var units: [UInt16]
    var attributes: [[NSAttributedString.Key: AttributeValue]]

    init(_ string: String, _ values: [NSAttributedString.Key: AttributeValue] = [:]) {
        units = Array(string.utf16)
        attributes = units.map { _ in values }
    }

    /// Reads a string unit by unit.
    init(_ text: NSAttributedString) {
        self.init(text.string)
        for index in units.indices {
            attributes[index] = text.attributes(at: index, effectiveRange: nil).compactMapValues {
                $0 as? AttributeValue
            }
        }
    }

    /// Reads a string run by run.
    init(runsOf text: NSAttributedString) {
        self.init(text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
            for index in range.lowerBound..<range.upperBound {
                attributes[index] = values.compactMapValues { $0 as? AttributeValue }
            }
        }
    }

    mutating func replace(_ range: Range<Int>, with new: AttributedStringModel) {
        units.replaceSubrange(range, with: new.units)
        attributes.replaceSubrange(range, with: new.attributes)
    }

    /// Replaces units. The new ones have the attributes of the first replaced unit, or of the unit before them.
    mutating func replace(_ range: Range<Int>, with string: String) {
        let inherited = range.isEmpty && range.lowerBound > 0 ? range.lowerBound - 1 : range.lowerBound
        replace(
            range,
            with: AttributedStringModel(string, attributes.indices.contains(inherited) ? attributes[inherited] : [:]))
    }

    mutating func update(
        _ range: Range<Int>, _ change: (inout [NSAttributedString.Key: AttributeValue]) -> Void
    ) {
        for index in range { change(&attributes[index]) }
    }

    subscript(range: Range<Int>) -> AttributedStringModel {
        var part = self
        part.replace(range.upperBound..<units.count, with: "")
        part.replace(0..<range.lowerBound, with: "")
        return part
    }

    /// Returns the offsets between two Unicode scalars.
    var offsetsOfScalars: [Int] {
        (0...units.count).filter { $0 == units.count || !UTF16.isTrailSurrogate(units[$0]) }
    }
}

/// An attribute's value. It is equal to others, and is compared only by `isEqual(_:)`.
final class AttributeValue: NSObject {
    let number: Int

    init(_ number: Int) {
        self.number = number
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? AttributeValue)?.number == number }
    override var hash: Int { number }
    override var description: String { "value \(number)" }
}
