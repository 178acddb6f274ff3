/// What the reader found besides the records.
final class ReadingNotes {
    var unknown: [NibUnknown] = []
    var problems: [NibDecodingError] = []

    func unknownElement(_ element: MarkupElement, in parent: String) {
        unknown.append(NibUnknown(location: element.location, parent: parent, element: element.name))
    }

    func unknownAttribute(_ name: String, of element: MarkupElement) {
        unknown.append(NibUnknown(location: element.location, parent: element.name, attribute: name))
    }

    /// Notes a value of a wrong form.
    func malformed(_ attribute: String, of element: MarkupElement, _ expected: String) {
        let value = element.attributes[attribute] ?? ""
        problems.append(
            NibDecodingError(
                element.location, "\"\(value)\" is no \(expected) (attribute \(attribute) of <\(element.name)>)"))
    }
}
