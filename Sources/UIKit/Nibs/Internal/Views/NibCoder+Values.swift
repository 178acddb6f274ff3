import Foundation
internal import NibDocument

// The values of the record, in UIKit's types. Nil where the record has none.
@MainActor
extension NibCoder {
    var file: NibFile { instance.file }

    func bool(_ name: String) -> Bool? { record.attributes.bool(name) }

    func number(_ name: String) -> CGFloat? { record.attributes.number(name).map { CGFloat($0) } }

    func integer(_ name: String) -> Int? { record.attributes.integer(name) }

    /// A text in the user's language, from an attribute or, where it has several lines, an element.
    ///
    /// - Parameter property: the name of the property in files of strings, if it differs.
    func text(_ name: String, property: String? = nil) -> String? {
        var text = record.attributes[name]
        if case .string(let string) = record.values[name] { text = string }
        return text.map { file.localized($0, record.identifier, property ?? name) }
    }

    /// The case of an enumeration; nil for a name that the table lacks.
    func option<Option>(_ name: String, _ options: [String: Option]) -> Option? {
        guard let text = record.attributes[name] else { return nil }
        if let option = options[text] { return option }
        ConsoleLog.once(
            "nib value \(name) \(record.location)",
            "\(record.location): \"\(text)\" is no \(name) of <\(record.element)> that is known")
        return nil
    }

    func color(_ key: String) -> UIColor? {
        if case .color(let color) = record.values[key] { file.color(color) } else { nil }
    }

    func font(_ key: String = "fontDescription", standardSize: CGFloat = 17) -> UIFont? {
        if case .font(let font) = record.values[key] { file.font(font, standardSize: standardSize) } else { nil }
    }

    func insets(_ key: String) -> UIEdgeInsets? {
        if case .insets(let insets) = record.values[key] { UIEdgeInsets(insets) } else { nil }
    }

    func size(_ key: String) -> CGSize? {
        if case .size(let width, let height) = record.values[key] { CGSize(width: width, height: height) } else { nil }
    }

    func date(_ key: String) -> Date? {
        if case .date(let seconds) = record.values[key] { Date(timeIntervalSinceReferenceDate: seconds) } else { nil }
    }

    /// An image that an attribute names. `catalog="system"` makes it a symbol.
    func image(_ name: String = "image") -> UIImage? {
        if case .image(let image) = record.values[name] { return file.image(image) }
        guard let image = record.attributes[name] else { return nil }
        let isSymbol = record.attributes["catalog"] == "system" && name != "backgroundImage"
        return file.image(NibImage(name: image, isSymbol: isSymbol))
    }

    static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    static let lineBreaks: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
    ]
}
