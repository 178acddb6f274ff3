/// Reads values that have elements of their own.
struct ValueReader {
    let notes: ReadingNotes

    /// Returns nil for an element that is no value.
    func value(_ element: MarkupElement) -> NibValue? {
        let attributes = NibAttributes(element.attributes)
        return switch element.name {
        case "nil": .null
        case "integer", "real": .number(number("value", element) ?? 0)
        case "bool", "boolean": .bool(attributes.bool("value") ?? false)
        case "string", "mutableString": .string(string(element))
        case "point", "offset": .point(x: number("x", element, "horizontal"), y: number("y", element, "vertical"))
        case "size": .size(width: number("width", element, nil), height: number("height", element, nil))
        case "rect": .rect(rect(element))
        case "inset", "edgeInsets", "directionalEdgeInsets":
            .insets(
                NibInsets(
                    top: number("top", element, "minY"), left: number("left", element, "leading", "minX"),
                    bottom: number("bottom", element, "maxY"), right: number("right", element, "trailing", "maxX")))
        case "range":
            .range(location: attributes.integer("location") ?? 0, length: attributes.integer("length") ?? 0)
        case "date": .date(number("timeIntervalSinceReferenceDate", element) ?? 0)
        case "locale": .named(attributes["localeIdentifier"] ?? "")
        case "calendar": .named(attributes["identifier"] ?? "")
        case "timeZone": .named(attributes["name"] ?? "")
        case "color": .color(color(element))
        case "fontDescription", "font": .font(font(element))
        case "imageReference": attributes["image"].map { .image(NibImage($0, element)) } ?? .null
        case "image": attributes["name"].map { .image(NibImage($0, element)) } ?? .null
        case "data", "mutableData": .data(Base64.decode(element.text) ?? [])
        case "value": typed(element)
        default: nil
        }
    }

    /// A value whose type is an attribute: `<value key="contentSizeForViewInPopover" type="size" …/>`.
    private func typed(_ element: MarkupElement) -> NibValue? {
        switch element.attributes["type"] {
        case "size": .size(width: number("width", element, nil), height: number("height", element, nil))
        case "point": .point(x: number("x", element, nil), y: number("y", element, nil))
        case "rect": .rect(rect(element))
        case "edgeInset", "inset":
            .insets(
                NibInsets(
                    top: number("top", element, "minY"), left: number("left", element, "minX"),
                    bottom: number("bottom", element, "maxY"), right: number("right", element, "maxX")))
        case "range":
            .range(
                location: NibAttributes(element.attributes).integer("location") ?? 0,
                length: NibAttributes(element.attributes).integer("length") ?? 0)
        default: nil
        }
    }

    func rect(_ element: MarkupElement) -> NibRect {
        NibRect(
            x: number("x", element, nil), y: number("y", element, nil), width: number("width", element, nil),
            height: number("height", element, nil))
    }

    func color(_ element: MarkupElement) -> NibColor {
        let attributes = NibAttributes(element.attributes)
        let alpha = number("alpha", element) ?? 1
        func part(_ name: String) -> Double { number(name, element, nil) }
        let systemName =
            attributes["systemColor"] ?? attributes["cocoaTouchSystemColor"]
            ?? attributes["xcode11CocoaTouchSystemColor"]
        let source: NibColor.Source =
            if let name = attributes["systemColor"] ?? attributes["cocoaTouchSystemColor"] {
                .system(attributes["xcode11CocoaTouchSystemColor"] ?? name)
            } else if let systemName {
                .system(systemName)
            } else if let name = attributes["name"] {
                .named(name)
            } else if attributes["white"] != nil {
                .white(part("white"))
            } else if attributes["customColorSpace"] == "displayP3" {
                .displayP3(red: part("red"), green: part("green"), blue: part("blue"))
            } else {
                .rgb(red: part("red"), green: part("green"), blue: part("blue"))
            }
        return NibColor(source: source, alpha: alpha)
    }

    func font(_ element: MarkupElement) -> NibFont {
        let attributes = NibAttributes(element.attributes)
        let source: NibFont.Source =
            if let style = attributes["style"] {
                .style(style)
            } else if let name = attributes["name"] {
                .named(name: name, family: attributes["family"])
            } else {
                switch attributes["type"] ?? attributes["metaFont"] {
                case "boldSystem": .boldSystem
                case "italicSystem": .italicSystem
                default: .system
                }
            }
        return NibFont(
            source: source, pointSize: number("pointSize", element) ?? number("size", element),
            weight: attributes["weight"])
    }

    /// Returns the text of a string element, which may be encoded as Base64 so that its white space is kept.
    func string(_ element: MarkupElement) -> String {
        if element.attributes["base64-UTF8"] == "YES", let bytes = Base64.decode(element.text) {
            return String(decoding: bytes, as: UTF8.self)
        }
        return element.text
    }

    private func number(_ name: String, _ element: MarkupElement) -> Double? {
        guard let text = element.attributes[name] else { return nil }
        if let number = NibAttributes.number(text) { return number }
        notes.malformed(name, of: element, "number")
        return nil
    }

    /// Returns 0 if the element has none of the attributes.
    private func number(_ name: String, _ element: MarkupElement, _ others: String?...) -> Double {
        for name in [name] + others {
            if let name, element.attributes[name] != nil { return number(name, element) ?? 0 }
        }
        return 0
    }
}

extension NibImage {
    init(_ name: String, _ element: MarkupElement) {
        self.init(
            name: name, isSymbol: element.attributes["catalog"] == "system",
            configuration: element.attributes.filter { !["key", "image", "name", "catalog"].contains($0.key) })
    }
}
