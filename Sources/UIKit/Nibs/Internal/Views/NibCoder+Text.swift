import Foundation
internal import NibDocument

@MainActor
extension NibCoder {
    func decode(_ field: UITextField) {
        decodeShared(field)
        if let style = option("borderStyle", Self.borders) { field.borderStyle = style }
        if let font = font() { field.font = font }
        if let color = color("textColor") { field.textColor = color }
        field.textAlignment = option("textAlignment", Self.alignments) ?? .left
        if let text = text("placeholder") { field.placeholder = text }
        if let size = number("minimumFontSize") { field.minimumFontSize = size }
        field.adjustsFontSizeToFitWidth = bool("adjustsFontSizeToFit") ?? true
        if let clears = bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = clears }
        if let mode = option("clearButtonMode", Self.viewModes) { field.clearButtonMode = mode }
        if let image = image("background") { field.background = image }
        if let image = image("disabledBackground") { field.disabledBackground = image }
        field.text = text("text")
        if let traits = record.part("textInputTraits") {
            NibTextTraits(traits.attributes).apply(to: field)
            if let isSecure = traits.attributes.bool("secureTextEntry") { field.isSecureTextEntry = isSecure }
        }
    }

    func decode(_ view: UITextView) {
        if let font = font() { view.font = font }
        if let color = color("textColor") { view.textColor = color }
        view.textAlignment = option("textAlignment", Self.alignments) ?? .left
        view.isEditable = bool("editable") ?? true
        view.isSelectable = bool("selectable") ?? true
        if let types = record.part("dataDetectorTypes")?.attributes {
            if types["link"] == "YES" { view.dataDetectorTypes.insert(.link) }
            if types["phoneNumber"] == "YES" { view.dataDetectorTypes.insert(.phoneNumber) }
        }
        if let text = attributedText() { view.attributedText = text } else { view.text = text("text") ?? "" }
        if let traits = record.part("textInputTraits") { NibTextTraits(traits.attributes).apply(to: view) }
    }

    func decode(_ bar: UISearchBar) {
        decodeShared(bar)
        if let style = option("barStyle", Self.barStyles) { bar.barStyle = style }
        let styles: [String: UISearchBar.Style] = [
            "default": .default, "prominent": .prominent, "minimal": .minimal,
        ]
        if let style = option("searchBarStyle", styles) { bar.searchBarStyle = style }
        if let color = color("barTintColor") { bar.barTintColor = color }
        if let image = image("backgroundImage") { bar.backgroundImage = image }
        if let text = text("placeholder") { bar.placeholder = text }
        if let text = text("text") { bar.text = text }
        if let shows = bool("showsCancelButton") { bar.showsCancelButton = shows }
        let titles = record.list("scopeButtonTitles").compactMap { $0.attributes["value"] }
        if !titles.isEmpty { bar.scopeButtonTitles = titles }
        if let shows = bool("showsScopeBar") { bar.showsScopeBar = shows }
        if let traits = record.part("textInputTraits") {
            NibTextTraits(traits.attributes).apply(to: bar.searchTextField)
        }
    }

    private static let borders: [String: UITextField.BorderStyle] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]

    private static let viewModes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}

/// What a `textInputTraits` element says about the keyboard.
@MainActor
struct NibTextTraits {
    private let attributes: NibAttributes

    init(_ attributes: NibAttributes) { self.attributes = attributes }

    func apply(to field: UITextField) {
        if let type = attributes["autocapitalizationType"].flatMap({ Self.capitals[$0] }) {
            field.autocapitalizationType = type
        }
        if let type = attributes["keyboardType"].flatMap({ Self.keyboards[$0] }) { field.keyboardType = type }
        if let type = attributes["returnKeyType"].flatMap({ Self.returnKeys[$0] }) { field.returnKeyType = type }
        if let type = attributes["autocorrectionType"] { field.autocorrectionType = type == "yes" ? .yes : .no }
        if let type = attributes["spellCheckingType"] { field.spellCheckingType = type == "yes" ? .yes : .no }
        if let enables = attributes.bool("enablesReturnKeyAutomatically") {
            field.enablesReturnKeyAutomatically = enables
        }
        if attributes["keyboardAppearance"] == "alert" { field.keyboardAppearance = .dark }
    }

    func apply(to view: UITextView) {
        if let type = attributes["autocapitalizationType"].flatMap({ Self.capitals[$0] }) {
            view.autocapitalizationType = type
        }
        if let type = attributes["keyboardType"].flatMap({ Self.keyboards[$0] }) { view.keyboardType = type }
        if let type = attributes["returnKeyType"].flatMap({ Self.returnKeys[$0] }) { view.returnKeyType = type }
        if let type = attributes["autocorrectionType"] { view.autocorrectionType = type == "yes" ? .yes : .no }
        if let type = attributes["spellCheckingType"] { view.spellCheckingType = type == "yes" ? .yes : .no }
        if let enables = attributes.bool("enablesReturnKeyAutomatically") {
            view.enablesReturnKeyAutomatically = enables
        }
    }

    private static let capitals: [String: UITextAutocapitalizationType] = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]

    private static let keyboards: [String: UIKeyboardType] = [
        "default": .default, "alphabet": .asciiCapable, "asciiCapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
        "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
        "webSearch": .webSearch,
    ]

    private static let returnKeys: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]
}
