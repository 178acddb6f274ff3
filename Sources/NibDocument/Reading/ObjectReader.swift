/// Reads elements that describe objects.
struct ObjectReader {
    let notes: ReadingNotes
    private let values: ValueReader

    init(notes: ReadingNotes) {
        self.notes = notes
        values = ValueReader(notes: notes)
    }

    /// Returns the members of a list.
    func objects(_ list: MarkupElement) throws -> [NibObject] { try list.children.map(object) }

    func object(_ element: MarkupElement) throws -> NibObject {
        var object = NibObject(element: element.name, location: element.location)
        var attributes = element.attributes
        object.identifier = attributes.removeValue(forKey: "id")
        object.key = attributes.removeValue(forKey: "key")
        object.customClass = NibClassName(taking: &attributes)
        if ["string", "mutableString"].contains(element.name) { attributes["value"] = values.string(element) }
        object.attributes = NibAttributes(attributes)
        for name in attributes.keys.sorted() where !Vocabulary.isKnown(name, of: element.name) {
            notes.unknownAttribute(name, of: element)
        }
        for child in element.children { try read(child, into: &object) }
        return object
    }

    private func read(_ child: MarkupElement, into object: inout NibObject) throws {
        switch child.name {
        case "autoresizingMask": object.autoresizing = autoresizing(child)
        case "constraints":
            object.constraints +=
                try child.children.map(ConstraintReader(notes: notes, variation: variation).constraint)
        case "connections": object.connections += try child.children.compactMap(connection)
        case "layoutGuides": object.guides += child.children.compactMap(guide)
        case "viewLayoutGuide": object.guides += [guide(child)].compactMap(\.self)
        case "userDefinedRuntimeAttributes": object.runtimeAttributes += try child.children.map(runtimeAttribute)
        case "variation": object.variations.append(variation(child))
        case "attributedString" where object.element == "buttonConfiguration":
            // It may have two, that of the title and that of the subtitle.
            var text = NibObject(element: child.name, location: child.location)
            text.key = child.attributes["key"]
            text.fragments = child.children.map(fragment)
            object.parts.append(text)
        case "attributedString": object.fragments = child.children.map(fragment)
        case "state", "segment":
            // The only parts that are not inside a list of their own and not set as a property.
            object.lists[child.name, default: []].append(try self.object(child))
        case "blurEffect", "vibrancyEffect":
            // Written without the key of the property, which is that of every effect view.
            object.parts.append(try self.object(child))
        case _ where Vocabulary.editorElements.contains(child.name): break
        case _ where Vocabulary.lists.contains(child.name):
            object.lists[child.name, default: []] += try objects(child)
        case "array":
            object.lists[child.attributes["key"] ?? child.name, default: []] += try objects(child)
        default: try readKeyed(child, into: &object)
        }
    }

    /// Reads a value or an object that a property of the containing object is set to.
    private func readKeyed(_ child: MarkupElement, into object: inout NibObject) throws {
        guard let key = child.attributes["key"] ?? child.attributes["name"] else {
            notes.unknownElement(child, in: object.element)
            if child.attributes["id"] != nil { object.parts.append(try self.object(child)) }
            return
        }
        if key == "canvasLocation" || Vocabulary.editorKeys.contains(key) { return }
        if child.attributes["id"] == nil, let value = values.value(child) {
            object.values[key] = value
        } else {
            if !Vocabulary.parts.contains(child.name) { notes.unknownElement(child, in: object.element) }
            object.parts.append(try self.object(child))
        }
    }

    private func autoresizing(_ element: MarkupElement) -> NibAutoresizing {
        let flags: [(String, NibAutoresizing)] = [
            ("flexibleMinX", .flexibleMinX), ("widthSizable", .widthSizable), ("flexibleMaxX", .flexibleMaxX),
            ("flexibleMinY", .flexibleMinY), ("heightSizable", .heightSizable), ("flexibleMaxY", .flexibleMaxY),
        ]
        let attributes = NibAttributes(element.attributes)
        return NibAutoresizing(flags.filter { attributes.bool($0.0) == true }.map(\.1))
    }

    private func guide(_ element: MarkupElement) -> NibGuide? {
        guard let identifier = element.attributes["id"] else { return nil }
        return NibGuide(
            identifier: identifier, kind: element.attributes["key"] ?? element.attributes["type"] ?? "",
            location: element.location)
    }

    private func variation(_ element: MarkupElement) -> NibVariation {
        var attributes = element.attributes
        let key = attributes.removeValue(forKey: "key") ?? "default"
        var variation = NibVariation(
            key: key, attributes: NibAttributes(attributes), values: [:], excluded: [], included: [],
            location: element.location)
        for child in element.children {
            guard child.name == "mask" else {
                if let key = child.attributes["key"], let value = values.value(child) {
                    variation.values[key] = value
                } else {
                    notes.unknownElement(child, in: element.name)
                }
                continue
            }
            for reference in child.children {
                guard let target = reference.attributes["reference"] else { continue }
                let exclusion = NibExclusion(list: child.attributes["key"] ?? "", reference: target)
                if reference.name == "exclude" {
                    variation.excluded.append(exclusion)
                } else {
                    variation.included.append(exclusion)
                }
            }
        }
        return variation
    }

    private func runtimeAttribute(_ element: MarkupElement) throws -> NibRuntimeAttribute {
        guard let keyPath = element.attributes["keyPath"] else {
            throw NibDecodingError(element.location, "a runtime attribute has no keyPath")
        }
        let type = element.attributes["type"] ?? "nil"
        let child = element.children.first.flatMap(values.value)
        let text = element.attributes["value"]
        let value: NibValue =
            switch type {
            case "boolean": .bool(text.flatMap(NibAttributes.bool) ?? (child == .bool(true)))
            case "number": child ?? text.flatMap(NibAttributes.number).map { .number($0) } ?? .null
            case "string", "localizedString": child ?? .string(text ?? "")
            case "image":
                child ?? text.map { .image(NibImage(name: $0, isSymbol: false, configuration: [:])) } ?? .null
            default: child ?? .null
            }
        return NibRuntimeAttribute(keyPath: keyPath, type: type, value: value, location: element.location)
    }

    private func fragment(_ element: MarkupElement) -> NibTextFragment {
        var fragment = NibTextFragment(text: element.attributes["content"] ?? "", values: [:])
        for child in element.children {
            if child.name == "attributes" {
                for attribute in child.children {
                    guard let key = attribute.attributes["key"] else { continue }
                    if attribute.name == "paragraphStyle" {
                        fragment.paragraphStyle = NibAttributes(attribute.attributes)
                    } else if let value = values.value(attribute) {
                        fragment.values[key] = value
                    }
                }
            } else if child.attributes["key"] == "content" {
                fragment.text = values.string(child)
            }
        }
        return fragment
    }

    private func connection(_ element: MarkupElement) throws -> NibConnection? {
        try ConnectionReader(notes: notes).connection(element)
    }
}

extension NibClassName {
    /// Removes the attributes that name a class.
    init?(taking attributes: inout [String: String]) {
        let name = attributes.removeValue(forKey: "customClass")
        let module = attributes.removeValue(forKey: "customModule")
        let provider = attributes.removeValue(forKey: "customModuleProvider")
        guard let name, !name.isEmpty else { return nil }
        self.init(name: name, module: module, isOfTarget: provider == "target")
    }
}
