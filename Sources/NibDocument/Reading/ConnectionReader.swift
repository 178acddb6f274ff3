struct ConnectionReader {
    let notes: ReadingNotes

    /// Returns nil for an element that is no connection of UIKit.
    func connection(_ element: MarkupElement) throws -> NibConnection? {
        let kind: NibConnection.Kind
        switch element.name {
        case "outlet": kind = .outlet(property: try required("property", element))
        case "outletCollection":
            kind = .outletCollection(
                property: try required("property", element), appends: element.attributes["appends"] == "YES")
        case "action":
            kind = .action(selector: try required("selector", element), event: element.attributes["eventType"])
        case "segue":
            // A part of a peek and pop segue, which iOS 13 replaced by context menus.
            if element.attributes["inheritsFrom"] != nil { return nil }
            kind = .segue(try segue(element))
        default:
            notes.unknownElement(element, in: "connections")
            return nil
        }
        return NibConnection(
            kind: kind, destination: element.attributes["destination"] ?? "", identifier: element.attributes["id"],
            location: element.location)
    }

    private func segue(_ element: MarkupElement) throws -> NibSegue {
        var attributes = element.attributes
        let customClass = NibClassName(taking: &attributes)
        for name in attributes.keys.sorted() where !Vocabulary.segueAttributes.contains(name) {
            notes.unknownAttribute(name, of: element)
        }
        let values = NibAttributes(attributes)
        var segue = NibSegue(
            kind: try required("kind", element), identifier: values["identifier"], customClass: customClass,
            relationship: values["relationship"], trigger: values["trigger"], unwindAction: values["unwindAction"],
            destinationCreationSelector: values["destinationCreationSelector"],
            isAnimated: values.bool("animates") ?? true, modalPresentationStyle: values["modalPresentationStyle"],
            modalTransitionStyle: values["modalTransitionStyle"], popoverAnchorView: values["popoverAnchorView"],
            popoverAnchorItem: values["popoverAnchorBarButtonItem"], popoverDirections: [])
        for child in element.children {
            switch child.name {
            case "popoverArrowDirection":
                segue.popoverDirections = child.attributes.filter { $0.value == "YES" }.keys.sorted()
            case "segue": break
            default: notes.unknownElement(child, in: element.name)
            }
        }
        return segue
    }

    private func required(_ name: String, _ element: MarkupElement) throws -> String {
        guard let value = element.attributes[name], !value.isEmpty else {
            throw NibDecodingError(element.location, "the <\(element.name)> has no \(name)")
        }
        return value
    }
}
