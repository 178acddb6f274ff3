package struct NibConnection: Sendable {
    package enum Kind: Equatable, Sendable {
        case outlet(property: String)
        /// - Parameter appends: Whether the objects are added to those that the property has.
        case outletCollection(property: String, appends: Bool)
        /// - Parameter event: Nil for objects with one target and one action, such as recognizers.
        case action(selector: String, event: String?)
        case segue(NibSegue)
    }

    package var kind: Kind
    /// The identifier of the object at the other end; empty where the file has none.
    package var destination: String
    package var identifier: String?
    package var location: NibLocation
}

package struct NibSegue: Hashable, Sendable {
    /// `show`, `showDetail`, `presentation`, `embed`, `unwind`, `custom`, `relationship`, and `push`, `modal`,
    /// `replace` and `popover` of older files.
    package var kind: String
    package var identifier: String?
    package var customClass: NibClassName?
    /// The property that a relationship sets: `rootViewController`, `viewControllers`.
    package var relationship: String?
    /// `accessoryAction` for the accessory of a cell.
    package var trigger: String?
    package var unwindAction: String?
    package var destinationCreationSelector: String?
    package var isAnimated: Bool
    package var modalPresentationStyle: String?
    package var modalTransitionStyle: String?
    /// The identifiers of what a popover points at.
    package var popoverAnchorView: String?
    package var popoverAnchorItem: String?
    package var popoverDirections: [String]
}
