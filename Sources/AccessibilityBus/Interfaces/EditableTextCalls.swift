internal import HostInterface

/// org.a11y.atspi.EditableText: changes of a text, as if the user had typed them.
enum EditableTextCalls: AccessibleInterface {
    static let interface = BusInterface(
        "EditableText",
        methods: [
            .init("SetTextContents", "s", "b"), .init("InsertText", "i s i", "b"), .init("CopyText", "i i", ""),
            .init("CutText", "i i", "b"), .init("DeleteText", "i i", "b"), .init("PasteText", "i", "b"),
        ])

    static func isSupported(by element: CalledElement) -> Bool {
        element.node.states.contains(.editable) && element.node.text != nil
    }

    static func call(
        _ method: String, _ arguments: ReceivedValue, on element: CalledElement
    ) throws(BusError) -> [BusValue] {
        guard isSupported(by: element), let text = element.node.text else { throw .unknownInterface(interface.name) }
        switch method {
        case "SetTextContents":
            let all = UnitText(text).range(0, -1)
            return [.bool(text.replace(all, with: try arguments.string(0)))]
        case "InsertText":
            let (offset, length) = (try TextCalls.offset(arguments, 0, in: text), try arguments.int(2))
            // Callers give the number of characters or of bytes: the whole text in either case.
            let inserted = try arguments.string(1).unicodeScalars
            let prefix = length < 0 ? inserted[...] : inserted.prefix(length)
            return [.bool(text.replace(offset..<offset, with: String(prefix)))]
        case "CopyText":
            text.copy(try range(arguments, text))
            return []
        case "CutText":
            let range = try range(arguments, text)
            text.copy(range)
            return [.bool(text.replace(range, with: ""))]
        case "DeleteText": return [.bool(text.replace(try range(arguments, text), with: ""))]
        case "PasteText": return [.bool(text.paste(at: try TextCalls.offset(arguments, 0, in: text)))]
        default: throw .unknownMethod(method)
        }
    }

    static func property(_ name: String, of element: CalledElement) throws(BusError) -> BusValue {
        guard name == "version" else { throw .unknownMethod(name) }
        return BusInterface.version
    }

    private static func range(
        _ arguments: ReceivedValue, _ text: any HostAccessibleText
    ) throws(BusError) -> Range<Int> {
        UnitText(text).range(try arguments.int(0), try arguments.int(1))
    }
}
