import Foundation
import UIKit

/// Elements as text: a line for each.
@MainActor
enum ElementDescription {
    /// The greatest number of elements that a message lists.
    static let greatestCountOfLines = 80

    /// Returns the elements with those inside them, which are indented.
    static func tree(_ nodes: [ElementNode], limit: Int = .max) -> String {
        var lines: [String] = []
        func add(_ node: ElementNode, _ depth: Int) {
            lines.append(String(repeating: "  ", count: depth) + line(node))
            for child in node.children { add(child, depth + 1) }
        }
        for node in nodes { add(node, 1) }
        let rest = lines.count - limit
        return (lines.prefix(limit) + (rest > 0 ? ["  … and \(rest) others"] : [])).joined(separator: "\n")
    }

    /// Returns type, frame, names and states of an element.
    static func line(_ node: ElementNode) -> String {
        var parts = [node.type.name, frame(node.frame)]
        if !node.identifier.isEmpty { parts.append("identifier: '\(node.identifier)'") }
        if !node.label.isEmpty { parts.append("label: '\(node.label)'") }
        if let value = node.value, !value.isEmpty { parts.append("value: \(value)") }
        if let placeholder = node.placeholder { parts.append("placeholderValue: '\(placeholder)'") }
        if node.isSelected { parts.append("Selected") }
        if !node.isEnabled { parts.append("Disabled") }
        if node.view?.isFirstResponder == true { parts.append("Keyboard Focused") }
        return parts.joined(separator: ", ")
    }

    private static func frame(_ rect: CGRect) -> String {
        func number(_ value: CGFloat) -> String { String(format: "%.1f", Double(value)) }
        return "{{\(number(rect.minX)), \(number(rect.minY))}, {\(number(rect.width)), \(number(rect.height))}}"
    }
}
