package struct NibScene: Sendable {
    package var identifier: String?
    package var location: NibLocation
    /// The controller and everything beside it, placeholders included.
    package var objects: [NibObject]

    /// Nil for a scene without one. A reference to another storyboard (`viewControllerPlaceholder`) counts as one.
    package var controller: NibObject? {
        objects.first { $0.attributes["sceneMemberID"] == "viewController" }
            ?? objects.first { $0.element.lowercased().hasSuffix("controller") }
    }
}

/// An image, color or font that the document's objects refer to by name.
package struct NibResource: Sendable {
    /// `image`, `namedColor`, `systemColor`.
    package var kind: String
    package var name: String
    /// Of an image, in points.
    package var width: Double?
    package var height: Double?
    /// The value that the editor saw, used where the name is unknown.
    package var color: NibColor?
    /// The contents of an image that the file itself contains.
    package var data: [UInt8]?
    package var location: NibLocation
}

/// The device that the document was laid out for.
package struct NibDevice: Hashable, Sendable {
    package var identifier: String
    package var orientation: String
    package var appearance: String
}
