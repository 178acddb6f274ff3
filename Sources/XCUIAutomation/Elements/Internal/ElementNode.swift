import Foundation
import UIKit

/// An element of an application at one moment, with those inside it.
@MainActor
final class ElementNode {
    /// What stands for the element: a view, an accessibility element, or the application.
    let object: NSObject
    let type: XCUIElement.ElementType
    private(set) var children: [ElementNode] = []
    private(set) weak var parent: ElementNode?
    /// The frame of an element that no object has; nil takes that of the object.
    private let givenFrame: CGRect?
    private let givenLabel: String?
    private let givenIdentifier: String?
    /// What a tap does, for elements that have no place on the screen; nil touches the element.
    let action: (@MainActor () -> Void)?

    init(
        _ object: NSObject, _ type: XCUIElement.ElementType, identifier: String? = nil, label: String? = nil,
        frame: CGRect? = nil, action: (@MainActor () -> Void)? = nil
    ) {
        self.object = object
        self.type = type
        self.action = action
        givenLabel = label
        givenIdentifier = identifier
        givenFrame = frame
    }

    func add(_ nodes: [ElementNode]) {
        for node in nodes { node.parent = self }
        children += nodes
    }

    var view: UIView? { object as? UIView }

    /// The elements inside, from the top, each before those inside it.
    var descendants: [ElementNode] { children.flatMap { [$0] + $0.descendants } }

    // MARK: Attributes

    var label: String { givenLabel ?? ElementText.label(of: self) }

    var identifier: String { givenIdentifier ?? ElementText.identifier(of: self) }

    var value: String? { givenLabel == nil ? object.accessibilityValue : nil }

    var placeholder: String? {
        switch object {
        case let field as UITextField: field.placeholder
        case let bar as UISearchBar: bar.placeholder
        default: nil
        }
    }

    var frame: CGRect { givenFrame ?? object.accessibilityFrame }

    var isEnabled: Bool { !object.accessibilityTraits.contains(.notEnabled) }

    var isSelected: Bool { object.accessibilityTraits.contains(.selected) }

    var hasFocus: Bool { view?.isFocused ?? false }

    /// Whether what is typed goes to the element or to one inside it.
    var hasKeyboardFocus: Bool {
        view?.isFirstResponder ?? false || children.contains(where: \.hasKeyboardFocus)
    }

    /// The texts that an identifier in a query is compared with.
    var names: [String] { [identifier, label, value ?? "", placeholder ?? ""].filter { !$0.isEmpty } }

    func matches(_ type: XCUIElement.ElementType) -> Bool { type == .any || type == self.type }
}
