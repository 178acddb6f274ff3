import Foundation

/// A part of a text between two locations. Immutable.
open class NSTextRange: NSObject {
    private let (start, end): (any NSTextLocation, any NSTextLocation)

    /// Creates a range; an empty one for nil. Returns nil if the end is before the start.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        if let endLocation, location.compare(endLocation) == .orderedDescending { return nil }
        (start, end) = (location, endLocation ?? location)
        super.init()
    }

    /// Creates an empty range.
    public convenience init(location: any NSTextLocation) {
        self.init(from: location, to: location)
    }

    /// Creates a range whose end is not before its start.
    init(from start: any NSTextLocation, to end: any NSTextLocation) {
        (self.start, self.end) = (start, end)
        super.init()
    }

    convenience init(_ units: Range<Int>) {
        self.init(from: TextUnitLocation(units.lowerBound), to: TextUnitLocation(units.upperBound))
    }

    /// The range in UTF-16 units; nil if the locations are not those of an ``NSTextContentStorage``.
    var units: Range<Int>? {
        guard let start = start as? TextUnitLocation, let end = end as? TextUnitLocation else { return nil }
        return start.offset..<end.offset
    }

    /// Whether both ends are at the same place.
    open var isEmpty: Bool { start.compare(end) == .orderedSame }

    /// The start of the range.
    open var location: any NSTextLocation { start }

    /// The end of the range, behind its last character.
    open var endLocation: any NSTextLocation { end }

    /// Returns whether both ranges have the same ends.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        start.compare(textRange.start) == .orderedSame && end.compare(textRange.end) == .orderedSame
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSTextRange).map { isEqual(to: $0) } ?? false
    }

    open override var hash: Int { start.hash }

    /// Returns whether a location is in the range; the end is not.
    open func contains(_ location: any NSTextLocation) -> Bool {
        start.compare(location) != .orderedDescending && location.compare(end) == .orderedAscending
    }

    /// Returns whether the whole of another range is in the range.
    open func contains(_ textRange: NSTextRange) -> Bool {
        start.compare(textRange.start) != .orderedDescending && textRange.end.compare(end) != .orderedDescending
    }

    /// Returns whether the ranges have a character in common.
    open func intersects(_ textRange: NSTextRange) -> Bool {
        start.compare(textRange.end) == .orderedAscending && textRange.start.compare(end) == .orderedAscending
    }

    /// Returns the part that both ranges have in common, which is empty if one ends where the other starts; nil if
    /// there is none.
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        let lower = start.compare(textRange.start) == .orderedAscending ? textRange.start : start
        let upper = end.compare(textRange.end) == .orderedAscending ? end : textRange.end
        return NSTextRange(location: lower, end: upper)
    }

    /// Returns the range from the first start to the last end.
    open func union(_ textRange: NSTextRange) -> NSTextRange {
        NSTextRange(
            from: start.compare(textRange.start) == .orderedAscending ? start : textRange.start,
            to: end.compare(textRange.end) == .orderedAscending ? textRange.end : end)
    }
}
