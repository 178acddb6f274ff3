internal import HostInterface

/// org.a11y.atspi.Text: the text of a label, a field or a text view.
enum TextCalls: AccessibleInterface {
    static let interface = BusInterface(
        "Text",
        properties: [.init("CharacterCount", "i"), .init("CaretOffset", "i")],
        methods: [
            .init("GetStringAtOffset", "i u", "s i i"), .init("GetText", "i i", "s"), .init("SetCaretOffset", "i", "b"),
            .init("GetTextBeforeOffset", "i u", "s i i"), .init("GetTextAtOffset", "i u", "s i i"),
            .init("GetTextAfterOffset", "i u", "s i i"), .init("GetCharacterAtOffset", "i", "i"),
            .init("GetAttributeValue", "i s", "s"), .init("GetAttributes", "i", "a{ss} i i"),
            .init("GetDefaultAttributes", "", "a{ss}"), .init("GetCharacterExtents", "i u", "i i i i"),
            .init("GetOffsetAtPoint", "i i u", "i"), .init("GetNSelections", "", "i"),
            .init("GetSelection", "i", "i i"),
            .init("AddSelection", "i i", "b"), .init("RemoveSelection", "i", "b"), .init("SetSelection", "i i i", "b"),
            .init("GetRangeExtents", "i i u", "i i i i"), .init("GetBoundedRanges", "i i i i u u u", "a(iisv)"),
            .init("GetAttributeRun", "i b", "a{ss} i i"), .init("GetDefaultAttributeSet", "", "a{ss}"),
            .init("ScrollSubstringTo", "i i u", "b"), .init("ScrollSubstringToPoint", "i i u i i", "b"),
        ])

    static func isSupported(by element: CalledElement) -> Bool { element.node.text != nil }

    static func property(_ name: String, of element: CalledElement) throws(BusError) -> BusValue {
        guard let text = element.node.text else { throw .unknownInterface(interface.name) }
        switch name {
        case "version": return BusInterface.version
        case "CharacterCount": return .int(text.string.unicodeScalars.count)
        case "CaretOffset": return .int(text.caret ?? -1)
        default: throw .unknownMethod(name)
        }
    }

    static func call(
        _ method: String, _ arguments: ReceivedValue, on element: CalledElement
    ) throws(BusError) -> [BusValue] {
        guard let text = element.node.text else { throw .unknownInterface(interface.name) }
        switch method {
        case "GetText": return [.string(UnitText(text).substring(try arguments.int(0), try arguments.int(1)))]
        case "GetCharacterAtOffset":
            return [.int(Int(UnitText(text).scalar(at: try arguments.int(0)) ?? 0))]
        case "GetStringAtOffset":
            return part(text, try arguments.int(0), try TextUnit(granularity: arguments.uint(1)), .at)
        case "GetTextAtOffset":
            return part(text, try arguments.int(0), try TextUnit(boundary: arguments.uint(1)), .at)
        case "GetTextBeforeOffset":
            return part(text, try arguments.int(0), try TextUnit(boundary: arguments.uint(1)), .before)
        case "GetTextAfterOffset":
            return part(text, try arguments.int(0), try TextUnit(boundary: arguments.uint(1)), .after)
        case "SetCaretOffset": return [.bool(text.setCaret(try offset(arguments, 0, in: text)))]
        case "GetAttributeValue":
            let (offset, name) = (try arguments.int(0), try arguments.string(1))
            return [.string(attributes(of: text, at: offset).values[name] ?? text.defaultAttributes[name] ?? "")]
        case "GetAttributes", "GetAttributeRun":
            let includesDefaults = method == "GetAttributeRun" ? try arguments.bool(1) : false
            let (run, values) = attributes(of: text, at: try arguments.int(0))
            let all = includesDefaults ? text.defaultAttributes.merging(values) { $1 } : values
            return [.dictionary(all), .int(run.lowerBound), .int(run.upperBound)]
        case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.dictionary(text.defaultAttributes)]
        default: return try TextPlaceCalls.call(method, arguments, on: element, text)
        }
    }

    private enum Side { case before, at, after }

    /// Returns a part of the text with its start and end; an empty one where there is none.
    private static func part(
        _ text: any HostAccessibleText, _ offset: Int, _ unit: TextUnit, _ side: Side
    ) -> [BusValue] {
        let units = UnitText(text)
        var range = units.range(of: unit, at: offset)
        switch side {
        case .at: break
        case .before: range = range.flatMap { $0.lowerBound > 0 ? units.range(of: unit, at: $0.lowerBound - 1) : nil }
        case .after:
            range = range.flatMap { $0.upperBound < units.count ? units.range(of: unit, at: $0.upperBound) : nil }
        }
        guard let range else { return [.string(""), .int(0), .int(0)] }
        return [
            .string(units.substring(range.lowerBound, range.upperBound)), .int(range.lowerBound),
            .int(range.upperBound),
        ]
    }

    private static func attributes(
        of text: any HostAccessibleText, at offset: Int
    ) -> (run: Range<Int>, values: [String: String]) {
        let count = text.string.unicodeScalars.count
        guard offset >= 0, offset <= count else { return (0..<0, [:]) }
        return text.attributes(at: min(offset, max(count - 1, 0)))
    }

    /// Returns an offset in the text, or an error.
    static func offset(
        _ arguments: ReceivedValue, _ index: Int, in text: any HostAccessibleText
    ) throws(BusError) -> Int {
        let offset = try arguments.int(index)
        guard offset >= 0, offset <= text.string.unicodeScalars.count else {
            throw .invalidArguments("The text has no offset \(offset).")
        }
        return offset
    }
}
