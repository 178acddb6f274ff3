internal import HostInterface

/// The methods of org.a11y.atspi.Text that concern selections and places on the screen.
@MainActor
enum TextPlaceCalls {
    /// The most lines that `GetBoundedRanges` looks at.
    private static let lineLimit = 200

    static func call(
        _ method: String, _ arguments: ReceivedValue, on element: CalledElement, _ text: any HostAccessibleText
    ) throws(BusError) -> [BusValue] {
        switch method {
        case "GetNSelections": return [.int(text.selections.count)]
        case "GetSelection":
            let (index, selections) = (try arguments.int(0), text.selections)
            let range = selections.indices.contains(index) ? selections[index] : 0..<0
            return [.int(range.lowerBound), .int(range.upperBound)]
        case "AddSelection":
            return [.bool(text.select(text.selections + [try range(arguments, 0, in: text)]))]
        case "RemoveSelection": return [.bool(change(try arguments.int(0), to: nil, in: text))]
        case "SetSelection":
            return [.bool(change(try arguments.int(0), to: try range(arguments, 1, in: text), in: text))]
        case "GetCharacterExtents":
            let offset = try arguments.int(0)
            let isInside = offset >= 0 && offset < text.string.unicodeScalars.count
            return try element.coordinates(arguments.uint(1)).extents(
                isInside ? text.frame(of: offset..<offset + 1) : nil)
        case "GetRangeExtents":
            let range = try range(arguments, 0, in: text)
            return try element.coordinates(arguments.uint(2)).extents(range.isEmpty ? nil : text.frame(of: range))
        case "GetOffsetAtPoint":
            let point = try element.coordinates(arguments.uint(2)).point(arguments.int(0), arguments.int(1))
            return [.int(text.offset(x: point.x, y: point.y) ?? -1)]
        case "GetBoundedRanges": return [try boundedRanges(arguments, element, text)]
        case "ScrollSubstringTo":
            _ = try HostAccessibleAlignment(number: arguments.uint(2))
            return [.bool(text.scrollToVisible(try range(arguments, 0, in: text)))]
        case "ScrollSubstringToPoint":
            _ = try element.coordinates(arguments.uint(2))
            return [.bool(text.scrollToVisible(try range(arguments, 0, in: text)))]
        default: throw .unknownMethod(method)
        }
    }

    /// Returns the range of two arguments. Offsets outside the text are moved to its ends.
    private static func range(
        _ arguments: ReceivedValue, _ index: Int, in text: any HostAccessibleText
    ) throws(BusError) -> Range<Int> {
        UnitText(text).range(try arguments.int(index), try arguments.int(index + 1))
    }

    private static func change(_ index: Int, to range: Range<Int>?, in text: any HostAccessibleText) -> Bool {
        var selections = text.selections
        // A text without a selection has an empty one at the caret.
        if index == 0, selections.isEmpty, let range { return text.select([range]) }
        guard selections.indices.contains(index) else { return false }
        if let range { selections[index] = range } else { selections.remove(at: index) }
        return text.select(selections)
    }

    /// Returns the lines that are in a rectangle or cross it.
    private static func boundedRanges(
        _ arguments: ReceivedValue, _ element: CalledElement, _ text: any HostAccessibleText
    ) throws(BusError) -> BusValue {
        let coordinates = try element.coordinates(arguments.uint(4))
        let (x, y) = (try arguments.int(0), try arguments.int(1))
        let (start, end) = (
            coordinates.point(x, y),
            coordinates.point(x &+ max(try arguments.int(2), 0), y &+ max(try arguments.int(3), 0))
        )
        let units = UnitText(text)
        var found: [BusValue] = []
        var offset = text.offset(x: start.x, y: start.y) ?? 0
        for _ in 0..<lineLimit {
            guard offset < units.count, let line = units.range(of: .line, at: offset), line.upperBound > offset,
                let frame = text.frame(of: line), frame.y < end.y
            else { break }
            if frame.x < end.x, frame.x + frame.width > start.x, frame.y + frame.height > start.y {
                let content = units.substring(line.lowerBound, line.upperBound)
                found.append(
                    .tuple([
                        .int(line.lowerBound), .int(line.upperBound), .string(content), .variant(.string("")),
                    ]))
            }
            offset = line.upperBound
        }
        return .array("(iisv)", found)
    }
}
