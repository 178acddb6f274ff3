/// Converts between offsets in UTF-16 units, which UIKit counts, and in Unicode scalars, which the desktop counts.
struct ScalarOffsets {
    let string: String
    /// The number of scalars.
    let count: Int
    /// Whether both offsets are the same everywhere.
    private let areEqual: Bool

    init(_ string: String) {
        self.string = string
        count = string.unicodeScalars.count
        areEqual = count == string.utf16.count
    }

    /// Returns the offset in UTF-16 units of a scalar, which may be outside the text.
    func utf16(_ offset: Int) -> Int {
        let offset = max(0, min(offset, count))
        if areEqual { return offset }
        let scalars = string.unicodeScalars
        return scalars.index(scalars.startIndex, offsetBy: offset).utf16Offset(in: string)
    }

    func utf16(_ range: Range<Int>) -> Range<Int> {
        let start = utf16(range.lowerBound)
        return start..<max(start, utf16(range.upperBound))
    }

    /// Returns the number of scalars before an offset in UTF-16 units. A scalar that it divides counts.
    func scalars(_ offset: Int) -> Int {
        let offset = max(0, min(offset, string.utf16.count))
        if areEqual { return offset }
        return String.Index(utf16Offset: offset, in: string).scalarDistance(in: string)
    }

    func scalars(_ range: Range<Int>) -> Range<Int> {
        let start = scalars(range.lowerBound)
        return start..<max(start, scalars(range.upperBound))
    }

    /// Returns the words in a range.
    func words(in range: Range<Int>) -> [Range<Int>] { parts(WrittenUnits.words(of: string), in: range) }

    /// Returns the sentences in a range.
    func sentences(in range: Range<Int>) -> [Range<Int>] { parts(WrittenUnits.sentences(of: string), in: range) }

    private func parts(_ units: [Range<Int>], in range: Range<Int>) -> [Range<Int>] {
        let asked = utf16(range)
        return units.filter { $0.lowerBound < asked.upperBound && $0.upperBound > asked.lowerBound }.map { scalars($0) }
    }

    /// Returns a part of the text, which may be outside of it.
    func substring(_ range: Range<Int>) -> String {
        let units = utf16(range)
        return String(decoding: Array(string.utf16)[units], as: UTF16.self)
    }
}

extension String.Index {
    /// Returns the number of scalars that begin before the index.
    fileprivate func scalarDistance(in string: String) -> Int {
        let scalars = string.unicodeScalars
        var (index, distance) = (scalars.startIndex, 0)
        while index < self, index < scalars.endIndex {
            index = scalars.index(after: index)
            distance += 1
        }
        return distance
    }
}
