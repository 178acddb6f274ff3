/// The contents of a `.xib` or `.storyboard` file, as Interface Builder saves them.
package struct NibDocument: Sendable {
    package enum Kind: Sendable {
        case xib
        case storyboard
    }

    package var kind: Kind
    /// The name or path that the reader was given; all locations have it.
    package var file: String
    package var attributes: NibAttributes
    package var device: NibDevice?
    /// The objects of a xib, placeholders included.
    package var objects: [NibObject]
    package var scenes: [NibScene]
    package var resources: [NibResource]
    /// The tint color of all windows.
    package var tintColor: NibColor?

    /// What the reader does not know, in the order of the file. It is also kept in ``NibObject/attributes``.
    package var unknown: [NibUnknown]
    /// Values of a wrong form, which count as absent, and references to objects that do not exist.
    package var problems: [NibDecodingError]

    package var initialController: String? { attributes["initialViewController"] }
    package var usesAutoLayout: Bool { attributes.bool("useAutolayout") ?? false }
    package var usesSafeAreas: Bool { attributes.bool("useSafeAreas") ?? false }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: the contents of the file.
    ///   - file: its name, for messages.
    /// - Throws: ``NibDecodingError``.
    package init(_ bytes: [UInt8], file: String) throws {
        try CompiledFiles.refuse(bytes, file: file)
        self = try DocumentReader.read(try MarkupReader.read(bytes, file: file))
    }

    /// All objects, in the order of the file.
    package var allObjects: [NibObject] {
        (objects + scenes.flatMap(\.objects)).flatMap { [$0] + $0.descendants }
    }
}

/// An element or attribute that the reader does not know.
package struct NibUnknown: Hashable, Sendable, CustomStringConvertible {
    package var location: NibLocation
    /// The element that contains it.
    package var parent: String
    /// Nil for an element.
    package var attribute: String?
    /// The name of an element; nil for an attribute.
    package var element: String?

    package var description: String {
        if let attribute {
            "\(location): the attribute \(attribute) of <\(parent)>"
        } else {
            "\(location): the element <\(element ?? "")> in <\(parent)>"
        }
    }
}
