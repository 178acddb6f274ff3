struct ConstraintReader {
    let notes: ReadingNotes
    /// Reads a `variation` element.
    let variation: (MarkupElement) -> NibVariation

    func constraint(_ element: MarkupElement) throws -> NibConstraint {
        var attributes = element.attributes
        let customClass = NibClassName(taking: &attributes)
        let values = NibAttributes(attributes)
        guard let identifier = values["id"] else {
            throw NibDecodingError(element.location, "the constraint has no id")
        }
        guard let first = values["firstAttribute"] else {
            throw NibDecodingError(element.location, "the constraint \(identifier) has no firstAttribute")
        }
        if (values["secondItem"] == nil) != (values["secondAttribute"] == nil) {
            throw NibDecodingError(
                element.location, "the constraint \(identifier) has only one of secondItem and secondAttribute")
        }
        for name in attributes.keys.sorted() where !Vocabulary.constraintAttributes.contains(name) {
            notes.unknownAttribute(name, of: element)
        }
        return NibConstraint(
            identifier: identifier, location: element.location, customClass: customClass,
            firstItem: values["firstItem"], firstAttribute: first, relation: try relation(element),
            secondItem: values["secondItem"], secondAttribute: values["secondAttribute"],
            multiplier: try multiplier(element), constant: number("constant", element) ?? 0,
            priority: min(max(number("priority", element) ?? 1000, 1), 1000), name: values["identifier"],
            isPlaceholder: values.bool("placeholder") ?? false, isInstalled: values.bool("installed") ?? true,
            variations: element.children.filter { $0.name == "variation" }.map(variation))
    }

    private func relation(_ element: MarkupElement) throws -> NibConstraint.Relation {
        guard let name = element.attributes["relation"] else { return .equal }
        guard let relation = NibConstraint.Relation(rawValue: name) else {
            throw NibDecodingError(element.location, "\"\(name)\" is no relation of a constraint")
        }
        return relation
    }

    /// A multiplier is a number or a ratio, `1:1` or `1/3`.
    private func multiplier(_ element: MarkupElement) throws -> Double {
        guard let text = element.attributes["multiplier"] else { return 1 }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
            .map { NibAttributes.number(String($0)) }
        if let first = parts[0] {
            if parts.count == 1 { return first }
            if parts.count == 2, let second = parts[1], second != 0 { return first / second }
        }
        throw NibDecodingError(element.location, "\"\(text)\" is no multiplier of a constraint")
    }

    private func number(_ name: String, _ element: MarkupElement) -> Double? {
        guard let text = element.attributes[name] else { return nil }
        if let number = NibAttributes.number(text) { return number }
        notes.malformed(name, of: element, "number")
        return nil
    }
}
