import Foundation

/// A place in a text, between two characters.
public protocol NSTextLocation: NSObjectProtocol {
    /// Returns whether the location is before, at or behind another one of the same text.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A location in the text of an ``NSTextContentStorage``.
final class TextUnitLocation: NSObject, NSTextLocation {
    /// The number of UTF-16 units in front of the location.
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
    }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = location as? TextUnitLocation else { return .orderedSame }
        return offset < other.offset ? .orderedAscending : offset > other.offset ? .orderedDescending : .orderedSame
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextUnitLocation)?.offset == offset }

    override var hash: Int { offset }

    override var description: String { "\(offset)" }
}
