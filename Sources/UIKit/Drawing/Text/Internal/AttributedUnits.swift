import Foundation

/// A text in UTF-16 units with runs of attributes, in which any range of units can be replaced.
///
/// Foundation's NSMutableAttributedString on Linux has a Swift string inside, in which half of a surrogate pair becomes
/// U+FFFD, so that an edit cannot complete it later. Here a range may divide a character or a surrogate pair, as on
/// Apple's systems.
struct AttributedUnits {
    typealias Attributes = [NSAttributedString.Key: Any]

    struct Run {
        var length: Int
        var attributes: Attributes
    }

    private(set) var units: [UInt16] = []
    /// None is empty, together they are as long as the text, and neighbors have different attributes.
    private(set) var runs: [Run] = []

    init() {}

    init(_ string: String, attributes: Attributes = [:]) {
        units = Array(string.utf16)
        if !units.isEmpty { runs = [Run(length: units.count, attributes: attributes)] }
    }

    init(_ text: NSAttributedString) {
        units = Array(text.string.utf16)
        var offset = 0
        while offset < units.count {
            var range = NSRange(location: 0, length: 0)
            let attributes = text.attributes(at: offset, effectiveRange: &range)
            let end = max(offset + 1, min(range.upperBound, units.count))
            append(Run(length: end - offset, attributes: attributes))
            offset = end
        }
    }

    var count: Int { units.count }
    var isEmpty: Bool { units.isEmpty }

    /// The text, in which U+FFFD replaces each surrogate without its other half. Offsets are the same.
    var string: String { String(decoding: units, as: UTF16.self) }

    var attributedString: NSAttributedString {
        if runs.count <= 1 { return NSAttributedString(string: string, attributes: runs.first?.attributes ?? [:]) }
        let result = NSMutableAttributedString(string: string)
        var start = 0
        for run in runs {
            result.setAttributes(run.attributes, range: NSRange(location: start, length: run.length))
            start += run.length
        }
        return result
    }

    subscript(range: Range<Int>) -> AttributedUnits {
        var cursor = RunCursor()
        return part(range, from: &cursor)
    }

    /// The place in the runs up to which parts were taken.
    struct RunCursor {
        fileprivate var index = 0
        fileprivate var start = 0
    }

    /// Returns a part of the text that begins at the cursor or after it.
    func part(_ range: Range<Int>, from cursor: inout RunCursor) -> AttributedUnits {
        var part = AttributedUnits()
        part.units = Array(units[range])
        while cursor.index < runs.count {
            let run = runs[cursor.index]
            let end = cursor.start + run.length
            let length = min(end, range.upperBound) - max(cursor.start, range.lowerBound)
            if length > 0 { part.append(Run(length: length, attributes: run.attributes)) }
            guard end <= range.upperBound else { break }
            cursor.index += 1
            cursor.start = end
        }
        return part
    }

    mutating func replace(_ range: Range<Int>, with new: AttributedUnits) {
        units.replaceSubrange(range, with: new.units)
        let first = splitRun(at: range.lowerBound)
        let end = splitRun(at: range.upperBound)
        runs.replaceSubrange(first..<end, with: new.runs)
        joinRun(at: first + new.runs.count)
        joinRun(at: first)
    }

    // MARK: Attributes

    func attributes(at offset: Int) -> Attributes {
        var end = 0
        for run in runs {
            end += run.length
            if offset < end { return run.attributes }
        }
        return [:]
    }

    mutating func changeAttributes(in range: Range<Int>, _ change: (inout Attributes) -> Void) {
        guard !range.isEmpty else { return }
        let indices = splitRun(at: range.lowerBound)..<splitRun(at: range.upperBound)
        for index in indices { change(&runs[index].attributes) }
        for index in (indices.lowerBound...indices.upperBound).reversed() { joinRun(at: index) }
    }

    // MARK: Runs

    private mutating func append(_ run: Run) {
        runs.append(run)
        joinRun(at: runs.count - 1)
    }

    /// Divides the run that contains the offset, and returns the index of the run that starts there.
    private mutating func splitRun(at offset: Int) -> Int {
        var start = 0
        for index in runs.indices {
            if start == offset { return index }
            let end = start + runs[index].length
            if offset < end {
                runs.insert(Run(length: end - offset, attributes: runs[index].attributes), at: index + 1)
                runs[index].length = offset - start
                return index + 1
            }
            start = end
        }
        return runs.count
    }

    /// Joins a run with the one before it if their attributes are equal.
    private mutating func joinRun(at index: Int) {
        guard index > 0, index < runs.count, Self.areEqual(runs[index - 1].attributes, runs[index].attributes) else {
            return
        }
        runs[index - 1].length += runs[index].length
        runs.remove(at: index)
    }

    private static func areEqual(_ one: Attributes, _ other: Attributes) -> Bool {
        one.count == other.count
            && one.allSatisfy { key, value in
                guard let value = value as? AnyHashable, let otherValue = other[key] as? AnyHashable else {
                    return false
                }
                return value == otherValue
            }
    }
}
