import Foundation

/// Reads the text of an HTML document with the styles of its elements. Scripts, media and forms have no text.
struct HTMLReader {
    private(set) var text = NSAttributedString(string: "")
    /// The color behind the whole document.
    private(set) var background: UIColor?

    private struct Open {
        let element: CSSStyleSheet.Element
        let style: HTMLStyle
        /// The number of the next item of a list.
        var nextItem = 1
        /// How many lists there are outside of the element, for a list.
        var list: NSTextList?
        /// How many paragraphs there were before the element.
        let firstParagraph: Int
    }

    private var open: [Open] = []
    private var sheet = CSSStyleSheet()
    private var builder: HTMLBuilder
    private var base: URL?
    private let root: HTMLStyle
    /// The style of a body without a tag, to which the rules for bodies apply too.
    private var bodyStyle: HTMLStyle
    private var bodyBackground: UIColor?

    /// - Parameter defaults: the attributes of the text for which the document has none.
    init(_ html: String, defaults: [NSAttributedString.Key: Any]) {
        root = HTMLStyle(font: (defaults[.font] as? UIFont)?.fontDescription ?? CSSFonts.standard)
        bodyStyle = root
        builder = HTMLBuilder(defaults: defaults)
        for token in HTMLTokens(html) {
            switch token {
            case .start(let name, let attributes): start(name, attributes)
            case .end(let name): end(name)
            case .text(let text): add(text)
            case .raw(let name, let text):
                guard name == "style" else { continue }
                sheet.add(text)
                setBody()
            }
        }
        background = background ?? bodyBackground
        while !open.isEmpty { close() }
        text = builder.finish()
    }

    private var style: HTMLStyle {
        guard let last = open.last, last.element.name != "html" else { return bodyStyle }
        return last.style
    }

    private var lists: [NSTextList] { open.compactMap(\.list) }

    /// The style of the innermost element with paragraphs of its own.
    private var block: HTMLStyle {
        var block = open.last { $0.style.display == .block && $0.element.name != "html" }?.style ?? bodyStyle
        block.font = style.font
        return block
    }

    private var isHidden: Bool { open.contains { $0.style.display == .none } }

    private mutating func setBody() {
        let html = CSSStyleSheet.Element(name: "html", classes: [], identifier: nil)
        let body = CSSStyleSheet.Element(name: "body", classes: [], identifier: nil)
        var outer = open.first { $0.element.name == "html" }?.style ?? root
        if !open.contains(where: { $0.element.name == "html" }) {
            sheet.declarations(for: [html]).apply(to: &outer, parent: root)
        }
        var style = outer.inherited
        style.display = .block
        sheet.declarations(for: [html, body]).apply(to: &style, parent: outer)
        bodyBackground = style.background
        bodyStyle = style.inherited
    }

    // MARK: - Elements

    /// Elements without content and without an end tag.
    private static let empty: Set<String> = [
        "br", "img", "hr", "input", "meta", "link", "wbr", "area", "base", "col", "embed", "source", "track", "param",
    ]

    private mutating func start(_ name: String, _ attributes: [String: String]) {
        if name == "base", let address = attributes["href"] { base = URL(string: address) }
        let element = CSSStyleSheet.Element(
            name: name,
            classes: Set((attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)),
            identifier: attributes["id"])
        closeElements(endedBy: name)
        let style = style(of: element, attributes)
        if name == "body" || name == "html" { background = style.background ?? background }
        if Self.empty.contains(name) { return addEmpty(name, attributes, style) }
        if style.display == .block, !isHidden { builder.endParagraph() }
        var new = Open(element: element, style: style, firstParagraph: builder.count)
        if name == "ul" || name == "ol" {
            let first = attributes["start"].flatMap { Int($0) } ?? 1
            new.nextItem = first
            new.list = NSTextList(markerFormat: style.listMarker ?? .disc, startingItemNumber: first)
        }
        open.append(new)
        if name == "li", !isHidden { addMarker(attributes) }
    }

    private func style(of element: CSSStyleSheet.Element, _ attributes: [String: String]) -> HTMLStyle {
        let parent: HTMLStyle =
            switch element.name {
            case "html": root
            case "body": open.first { $0.element.name == "html" }?.style ?? root
            default: style
            }
        var style = parent.inherited
        style.applyDefaults(of: element.name)
        applyAttributes(attributes, of: element.name, to: &style)
        var declarations = sheet.declarations(for: outerElements(of: element) + [element])
        if let own = attributes["style"] { declarations.append(CSSDeclarations(own)) }
        declarations.apply(to: &style, parent: parent)
        return style
    }

    /// The elements around a new one, with those that have no tag.
    private func outerElements(of element: CSSStyleSheet.Element) -> [CSSStyleSheet.Element] {
        func implied(_ name: String) -> CSSStyleSheet.Element {
            open.first { $0.element.name == name }?.element
                ?? CSSStyleSheet.Element(name: name, classes: [], identifier: nil)
        }
        let inner = open.map(\.element).filter { $0.name != "html" && $0.name != "body" }
        switch element.name {
        case "html": return []
        case "body": return [implied("html")]
        default: return [implied("html"), implied("body")] + inner
        }
    }

    /// Applies the attributes of the time before style sheets.
    private func applyAttributes(_ attributes: [String: String], of name: String, to style: inout HTMLStyle) {
        switch name {
        case "a":
            guard let address = attributes["href"], let url = url(address) else { return }
            style.link = url
            // The color of links in the rendering of HTML's standard.
            style.color = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
            style.isUnderlined = true
        case "font":
            if let color = attributes["color"].flatMap(CSSColors.color) { style.color = color }
            if let face = attributes["face"] { CSSFonts.setFamily(face, &style.font) }
            let size = attributes["size"].flatMap { CSSFonts.size(ofFontElement: $0, parent: style.font.size) }
            if let size { style.font.size = size }
        case "body":
            if let color = attributes["text"].flatMap(CSSColors.color) { style.color = color }
            if let color = attributes["bgcolor"].flatMap(CSSColors.color) { style.background = color }
        case "ul", "ol":
            if let marker = attributes["type"].flatMap(HTMLLists.marker(ofType:)) { style.listMarker = marker }
        default: break
        }
        if let direction = attributes["dir"]?.lowercased(), direction == "rtl" || direction == "ltr" {
            style.direction = direction == "rtl" ? .rightToLeft : .leftToRight
        }
        let alignments: [String: NSTextAlignment] = [
            "left": .left, "center": .center, "right": .right, "justify": .justified,
        ]
        if let alignment = attributes["align"].flatMap({ alignments[$0.lowercased()] }) { style.alignment = alignment }
    }

    private func url(_ address: String) -> URL? {
        let address = address.trimmingCharacters(in: .whitespacesAndNewlines)
        return (URL(string: address, relativeTo: base) ?? URL(string: address))?.absoluteURL
    }

    /// Closes the elements that end without an end tag where `name` begins.
    private mutating func closeElements(endedBy name: String) {
        switch name {
        case "li": closeElement(among: ["li"], within: ["ul", "ol"])
        case "td", "th": closeElement(among: ["td", "th"], within: ["tr", "table"])
        case "tr": closeElement(among: ["tr"], within: ["table"])
        case "dt", "dd": closeElement(among: ["dt", "dd"], within: ["dl"])
        default: break
        }
        var style = HTMLStyle(font: root.font)
        style.applyDefaults(of: name)
        // A paragraph contains no other blocks.
        if style.display == .block { closeElement(among: ["p"], within: ["div", "td", "th", "li", "body", "table"]) }
    }

    private mutating func closeElement(among names: Set<String>, within outer: Set<String>) {
        guard let index = open.lastIndex(where: { names.contains($0.element.name) || outer.contains($0.element.name) }),
            names.contains(open[index].element.name)
        else { return }
        while open.count > index { close() }
    }

    private mutating func end(_ name: String) {
        if name == "br" { return start("br", [:]) }
        guard let index = open.lastIndex(where: { $0.element.name == name }) else { return }
        while open.count > index { close() }
    }

    private mutating func close() {
        let isShown = !isHidden
        let closed = open.removeLast()
        guard isShown, closed.style.display == .block else { return }
        builder.endParagraph()
        if builder.count > closed.firstParagraph { builder.addSpacing(closed.style.marginBottom) }
    }

    // MARK: - Content

    private mutating func add(_ text: String) {
        guard !isHidden else { return }
        builder.add(text, style: inlineStyle, block: block, lists: lists)
    }

    /// The style of text directly in the current element. The background of a block is not that of its text.
    private var inlineStyle: HTMLStyle {
        style.display == .block ? style.inherited : style
    }

    private mutating func addMarker(_ attributes: [String: String]) {
        guard let index = open.lastIndex(where: { $0.list != nil }), let list = open[index].list else { return }
        let number = attributes["value"].flatMap { Int($0) } ?? open[index].nextItem
        open[index].nextItem = number + 1
        builder.addMarker(HTMLLists.text(of: list, number: number), style: style, lists: lists)
    }

    private mutating func addEmpty(_ name: String, _ attributes: [String: String], _ style: HTMLStyle) {
        guard !isHidden, style.display != .none else { return }
        switch name {
        case "br":
            // In paragraphs, headings and items the line is broken, elsewhere the paragraph ends. Unverified.
            let inner = open.last { $0.style.display == .block }?.element.name ?? ""
            if ["p", "h1", "h2", "h3", "h4", "h5", "h6", "li"].contains(inner) {
                builder.breakLine(style: inlineStyle, block: block, lists: lists)
            } else {
                builder.endLine(style: inlineStyle, block: block)
            }
        case "hr": builder.endParagraph()
        case "img": addImage(attributes)
        default: break
        }
    }

    private mutating func addImage(_ attributes: [String: String]) {
        guard let source = attributes["src"], let image = Self.image(source) else {
            return add(attributes["alt"] ?? "")
        }
        let attachment = NSTextAttachment(image: image)
        let width = attributes["width"].flatMap { CSSText.length($0, em: style.font.size) }
        let height = attributes["height"].flatMap { CSSText.length($0, em: style.font.size) }
        let ratio = image.size.width > 0 ? image.size.height / image.size.width : 1
        if width != nil || height != nil {
            let shown = width ?? (height ?? 0) / max(ratio, 0.001)
            attachment.bounds = CGRect(x: 0, y: 0, width: shown, height: height ?? shown * ratio)
        }
        builder.add(attachment, style: inlineStyle, block: block, lists: lists)
    }

    /// Returns the image that an address contains: `data:image/png;base64,…`.
    private static func image(_ source: String) -> UIImage? {
        guard source.hasPrefix("data:"), let comma = source.firstIndex(of: ",") else { return nil }
        guard source[..<comma].hasSuffix(";base64") else { return nil }
        let text = String(source[source.index(after: comma)...])
        return Data(base64Encoded: text, options: .ignoreUnknownCharacters).flatMap { UIImage(data: $0) }
    }
}
