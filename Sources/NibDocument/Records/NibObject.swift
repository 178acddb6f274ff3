/// An object of a document: a view, a controller, a bar item, a recognizer, a section, a segment. Also parts that are
/// no objects of their own, such as the state of a button, have this form.
package struct NibObject: Sendable {
    /// The name of its element, which tells the class: `label`, `tableViewCell`.
    package let element: String
    package let location: NibLocation
    /// Unique in the document. Nil for parts that nothing refers to.
    package var identifier: String?
    /// The property of the containing object that the object is set to. Nil for members of a list.
    package var key: String?
    package var customClass: NibClassName?
    /// The attributes that are not represented by other properties.
    package var attributes = NibAttributes()
    package var values: [String: NibValue] = [:]

    /// The objects with keys, in the order of the file.
    package var parts: [NibObject] = []
    /// The lists of objects by the names of their elements: `subviews`, `items`, `prototypes`, `sections`, `cells`.
    package var lists: [String: [NibObject]] = [:]

    /// Nil for a view without one, which constraints place, and for everything that is no view.
    package var autoresizing: NibAutoresizing?
    package var guides: [NibGuide] = []
    package var constraints: [NibConstraint] = []
    package var connections: [NibConnection] = []
    package var runtimeAttributes: [NibRuntimeAttribute] = []
    package var variations: [NibVariation] = []
    package var fragments: [NibTextFragment] = []

    init(element: String, location: NibLocation) {
        self.element = element
        self.location = location
    }

    package func part(_ key: String) -> NibObject? { parts.first { $0.key == key } }

    package func list(_ name: String) -> [NibObject] { lists[name] ?? [] }

    /// In points, in the superview.
    package var frame: NibRect? {
        if case .rect(let rect) = values["frame"] { rect } else { nil }
    }

    package var subviews: [NibObject] { list("subviews") }

    /// All objects inside, in the order of the file, without the object itself.
    package var descendants: [NibObject] {
        (parts + lists.sorted { $0.key < $1.key }.flatMap(\.value)).flatMap { [$0] + $0.descendants }
    }
}

/// The class that an object has in place of the one its element names.
package struct NibClassName: Hashable, Sendable {
    package var name: String
    package var module: String?
    /// Whether the module is that of the target the file belongs to.
    package var isOfTarget: Bool
}

/// The margins and lengths that change with the size of the superview.
package struct NibAutoresizing: OptionSet, Hashable, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    package static let flexibleMinX = NibAutoresizing(rawValue: 1)
    package static let widthSizable = NibAutoresizing(rawValue: 2)
    package static let flexibleMaxX = NibAutoresizing(rawValue: 4)
    package static let flexibleMinY = NibAutoresizing(rawValue: 8)
    package static let heightSizable = NibAutoresizing(rawValue: 16)
    package static let flexibleMaxY = NibAutoresizing(rawValue: 32)
}

/// An area that constraints refer to, `safeArea` for example; in older files the guides `top` and `bottom` of a
/// controller.
package struct NibGuide: Hashable, Sendable {
    package var identifier: String
    package var kind: String
    package var location: NibLocation
}

package struct NibTextFragment: Sendable {
    package var text: String
    /// The color, the font and other values, by the names of the text attributes.
    package var values: [String: NibValue]
    package var paragraphStyle: NibAttributes?
}
