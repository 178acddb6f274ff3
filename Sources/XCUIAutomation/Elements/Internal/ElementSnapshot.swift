import Foundation
import ObjectiveCRuntime
import UIKit

/// The attributes of an element when it was looked up.
@MainActor
final class ElementSnapshot: NSObject, XCUIElementSnapshot, KeyValueCoding {
    private let node: ElementNode
    let identifier: String
    let frame: CGRect
    let value: Any?
    let label: String
    let elementType: XCUIElement.ElementType
    let isEnabled: Bool
    let placeholderValue: String?
    let isSelected: Bool
    let hasFocus: Bool
    let horizontalSizeClass: XCUIElement.SizeClass
    let verticalSizeClass: XCUIElement.SizeClass
    private(set) lazy var children: [any XCUIElementSnapshot] = node.children.map { ElementSnapshot($0) }

    var title: String { "" }

    init(_ node: ElementNode) {
        self.node = node
        identifier = node.identifier
        frame = node.frame
        value = node.value
        label = node.label
        elementType = node.type
        isEnabled = node.isEnabled
        placeholderValue = node.placeholder
        isSelected = node.isSelected
        hasFocus = node.hasFocus
        let traits = node.view?.traitCollection ?? UITraitCollection.current
        horizontalSizeClass = .init(rawValue: traits.horizontalSizeClass.rawValue) ?? .unspecified
        verticalSizeClass = .init(rawValue: traits.verticalSizeClass.rawValue) ?? .unspecified
    }

    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
        var values: [XCUIElement.AttributeName: Any] = [
            .elementType: elementType.rawValue, .identifier: identifier, .label: label, .title: title, .frame: frame,
            .enabled: isEnabled, .selected: isSelected, .hasFocus: hasFocus,
            .horizontalSizeClass: horizontalSizeClass.rawValue, .verticalSizeClass: verticalSizeClass.rawValue,
            .children: children.map(\.dictionaryRepresentation),
        ]
        values[.value] = value
        values[.placeholderValue] = placeholderValue
        return values
    }

    func value(forKey key: String) -> Any? {
        if let value = ElementKeys.value(key, of: self) { return value.value }
        if key == "hasKeyboardFocus" { return node.hasKeyboardFocus }
        return baseValue(forKey: key)
    }

    nonisolated override var description: String { MainActor.assumeIsolated { ElementDescription.line(node) } }
}

/// The names by which predicates read attributes.
@MainActor
enum ElementKeys {
    /// A value that may be nil.
    struct Found {
        let value: Any?
    }

    /// Returns the value of an attribute; nil for other keys.
    static func value(_ key: String, of element: any XCUIElementAttributes) -> Found? {
        switch key {
        case "identifier": Found(value: element.identifier)
        case "label": Found(value: element.label)
        case "title": Found(value: element.title)
        case "value": Found(value: element.value)
        case "placeholderValue": Found(value: element.placeholderValue)
        case "elementType": Found(value: Int(element.elementType.rawValue))
        case "enabled", "isEnabled": Found(value: element.isEnabled)
        case "selected", "isSelected": Found(value: element.isSelected)
        case "hasFocus": Found(value: element.hasFocus)
        case "frame": Found(value: element.frame)
        case "horizontalSizeClass": Found(value: element.horizontalSizeClass.rawValue)
        case "verticalSizeClass": Found(value: element.verticalSizeClass.rawValue)
        default: nil
        }
    }
}
