import Foundation

extension ButtonContents {
    private static let key = "UIButtonContents"
    private static let states: [UIControl.State] = [
        .normal, .highlighted, .disabled, .selected, [.selected, .highlighted], [.selected, .disabled],
    ]

    private static func key(_ part: String, _ state: UIControl.State) -> String { "\(key).\(part).\(state.rawValue)" }

    /// Writes the titles, images and colors of all states.
    func encode(in coder: NSCoder) {
        for state in Self.states {
            coder.encode(text: ownTitle(for: state), forKey: Self.key("title", state))
            if let text = ownAttributedTitle(for: state) {
                coder.encode(ArchivedText(text), forKey: Self.key("attributedTitle", state))
            }
            if let color = ownTitleColor(for: state) { coder.encode(color, forKey: Self.key("color", state)) }
            if let color = ownShadowColor(for: state) { coder.encode(color, forKey: Self.key("shadow", state)) }
            if let image = ownImage(for: state) { coder.encode(image, forKey: Self.key("image", state)) }
            if let image = ownBackgroundImage(for: state) { coder.encode(image, forKey: Self.key("background", state)) }
        }
    }

    mutating func decode(from coder: NSCoder) {
        for state in Self.states {
            if let title = coder.decodeText(forKey: Self.key("title", state)) { set(title: title, for: state) }
            if let text = coder.decode(ArchivedText.self, forKey: Self.key("attributedTitle", state))?.text {
                set(attributedTitle: text, for: state)
            }
            if let color = coder.decode(UIColor.self, forKey: Self.key("color", state)) {
                set(titleColor: color, for: state)
            }
            if let color = coder.decode(UIColor.self, forKey: Self.key("shadow", state)) {
                set(shadowColor: color, for: state)
            }
            if let image = coder.decode(UIImage.self, forKey: Self.key("image", state)) {
                set(image: image, for: state)
            }
            if let image = coder.decode(UIImage.self, forKey: Self.key("background", state)) {
                set(backgroundImage: image, for: state)
            }
        }
    }
}

extension UIButton {
    private static let properties: [ArchivedProperty<UIButton>] = [
        .insets("UIContentEdgeInsets", \.contentEdgeInsets), .insets("UITitleEdgeInsets", \.titleEdgeInsets),
        .insets("UIImageEdgeInsets", \.imageEdgeInsets),
        .flag("UIAdjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted),
        .flag("UIAdjustsImageWhenDisabled", \.adjustsImageWhenDisabled),
        .flag("UIReversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted),
        .flag("UIShowsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction).onlyInNibs,
        .flag("UIChangesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction).onlyInNibs,
    ]

    /// Writes the button without its configuration and its menu.
    func encodeButton(in coder: NSCoder) {
        coder.encode(buttonType.rawValue, forKey: "UIButtonType")
        if let font = titleLabel?.font { coder.encode(font, forKey: "UIFont") }
        contents.encode(in: coder)
        coder.encode(Self.properties, of: self)
    }

    func decodeButton(from coder: NSCoder) {
        setType(coder.decodeValue(ButtonType.self, forKey: "UIButtonType") ?? .custom)
        if let font = coder.decode(UIFont.self, forKey: "UIFont") { titleLabel?.font = font }
        // In nibs only, as the configuration.
        if let mode = coder.decodeValue(NSLineBreakMode.self, forKey: "UILineBreakMode") {
            titleLabel?.lineBreakMode = mode
        }
        if let offset = coder.decodeText(forKey: "UITitleShadowOffset") {
            titleLabel?.shadowOffset = NSCoder.cgSize(for: offset)
        }
        contents.decode(from: coder)
        coder.decode(Self.properties, of: self)
        contentsDidChange()
        if let configuration = coder.buttonConfiguration { self.configuration = configuration }
    }
}
