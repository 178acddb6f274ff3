import Foundation
internal import NibDocument

// The configuration of a button, which replaces its titles and images for states: the file may still have those that the
// button had before, "Button" for example.
@MainActor
extension NibCoder {
    /// Whether the button shows what a configuration says.
    var hasButtonConfiguration: Bool { record.part("configuration")?.element == "buttonConfiguration" }

    /// Returns the configuration of a button's record; nil without one.
    func buttonConfiguration() -> UIButton.Configuration? {
        guard hasButtonConfiguration, let part = record.part("configuration") else { return nil }
        let coder = NibCoder(part, instance)
        var configuration = coder.option("style", Self.buttonStyles) ?? .plain()
        coder.decodeLayout(of: &configuration)
        func text(_ name: String) -> String? {
            coder.text(name).map { file.localized($0, record.identifier, "configuration." + name) }
        }
        configuration.title = text("title")
        configuration.subtitle = text("subtitle")
        if let title = coder.attributedText("attributedTitle") { configuration.attributedTitle = title }
        if let subtitle = coder.attributedText("attributedSubtitle") { configuration.attributedSubtitle = subtitle }
        configuration.titleTextAttributesTransformer = coder.fontTransformer("titleFontDescription")
        configuration.subtitleTextAttributesTransformer = coder.fontTransformer("subtitleFontDescription")
        if let mode = coder.option("titleLineBreakMode", Self.lineBreaks) { configuration.titleLineBreakMode = mode }
        if let mode = coder.option("subtitleLineBreakMode", Self.lineBreaks) {
            configuration.subtitleLineBreakMode = mode
        }
        configuration.image = coder.image()
        configuration.preferredSymbolConfigurationForImage =
            (part.part("preferredSymbolConfigurationForImage") ?? part.part("preferredSymbolConfiguration"))
            .flatMap { NibCoder($0, instance).symbolConfiguration() }
        if let shows = coder.bool("showsActivityIndicator") { configuration.showsActivityIndicator = shows }
        configuration.baseForegroundColor = coder.color("baseForegroundColor")
        configuration.baseBackgroundColor = coder.color("baseBackgroundColor")
        if let background = part.part("background") { NibCoder(background, instance).decode(&configuration.background) }
        return configuration
    }

    private func decodeLayout(of configuration: inout UIButton.Configuration) {
        if let size = option("buttonSize", Self.buttonSizes) { configuration.buttonSize = size }
        if let style = option("cornerStyle", Self.cornerStyles) { configuration.cornerStyle = style }
        if let alignment = option("titleAlignment", Self.titleAlignments) { configuration.titleAlignment = alignment }
        if let placement = option("imagePlacement", Self.imagePlacements) { configuration.imagePlacement = placement }
        if let padding = number("imagePadding") { configuration.imagePadding = padding }
        if let padding = number("titlePadding") { configuration.titlePadding = padding }
        if let insets = insets("contentInsets") { configuration.contentInsets = NSDirectionalEdgeInsets(nib: insets) }
    }

    private func decode(_ background: inout UIBackgroundConfiguration) {
        if let color = color("backgroundColor") { background.backgroundColor = color }
        if let radius = number("cornerRadius") { background.cornerRadius = radius }
        if let image = image() { background.image = image }
        if let mode = option("imageContentMode", Self.contentModes) { background.imageContentMode = mode }
        if let insets = insets("backgroundInsets") {
            background.backgroundInsets = NSDirectionalEdgeInsets(nib: insets)
        }
        if let color = color("strokeColor") { background.strokeColor = color }
        if let width = number("strokeWidth") { background.strokeWidth = width }
        if let outset = number("strokeOutset") { background.strokeOutset = outset }
    }

    private func attributedText(_ key: String) -> AttributedString? {
        record.part(key).flatMap { NibCoder($0, instance).attributedText() }.map { AttributedString($0) }
    }

    /// The font of a title, which stays when code sets another title (unverified).
    private func fontTransformer(_ key: String) -> UIConfigurationTextAttributesTransformer? {
        guard let font = font(key) else { return nil }
        return UIConfigurationTextAttributesTransformer { $0.merging(AttributeContainer([.font: font])) }
    }

    /// Returns the configuration that a `preferredSymbolConfiguration` describes; nil if it says nothing.
    private func symbolConfiguration() -> UIImage.SymbolConfiguration? {
        let scale = option("scale", Self.symbolScales) ?? .default
        if let font = font("font") ?? font() { return UIImage.SymbolConfiguration(font: font, scale: scale) }
        let weight = option("weight", Self.symbolWeights) ?? .unspecified
        if let size = number("pointSize") {
            return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
        }
        if weight != .unspecified { return UIImage.SymbolConfiguration(weight: weight) }
        return record.attributes["scale"] == nil ? nil : UIImage.SymbolConfiguration(scale: scale)
    }

    private static let buttonStyles: [String: UIButton.Configuration] = [
        "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(), "borderless": .borderless(),
        "bordered": .bordered(), "borderedTinted": .borderedTinted(), "borderedProminent": .borderedProminent(),
    ]

    private static let buttonSizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]

    private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
        "capsule": .capsule,
    ]

    private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]

    private static let imagePlacements: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]

    private static let symbolWeights: [String: UIImage.SymbolWeight] = [
        "default": .unspecified, "unspecified": .unspecified, "ultraLight": .ultraLight, "thin": .thin,
        "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
        "heavy": .heavy, "black": .black,
    ]
}

extension NSDirectionalEdgeInsets {
    /// Makes the insets of a file, in which left is leading.
    fileprivate init(nib insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}
