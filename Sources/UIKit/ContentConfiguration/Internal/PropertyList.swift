import Foundation

/// The properties of a configuration or a state that differ from their defaults, for descriptions and mirrors.
///
/// The format is that of UIKit's descriptions, `<UIListContentConfiguration: text = "Title"; Base Style = Cell>`, without
/// an address: values have none.
struct PropertyList {
    private let subject: Any
    private var entries: [(label: String, value: Any)] = []

    init(of subject: Any) {
        self.subject = subject
    }

    var description: String {
        let list = entries.map { "\($0.label) = \(Self.text($0.value))" }
        return list.isEmpty
            ? "<\(type(of: subject))>" : "<\(type(of: subject)): \(list.joined(separator: "; "))>"
    }

    var mirror: Mirror { Mirror(subject, children: entries.map { ($0.label, $0.value) }, displayStyle: .struct) }

    /// Adds a value unless it is nil.
    mutating func add(_ label: String, _ value: Any?) {
        if let value { entries.append((label, value)) }
    }

    mutating func add<Value: Equatable>(_ label: String, _ value: Value, unless standard: Value) {
        if value != standard { entries.append((label, value)) }
    }

    /// Adds states that are on.
    mutating func add(_ states: KeyValuePairs<String, Bool>) {
        for (label, value) in states where value { entries.append((label, true)) }
    }

    private static func list(_ texts: [String]) -> String { texts.joined(separator: ", ") }

    private static func text(_ value: Any) -> String {
        switch value {
        case let text as String: "\"\(text)\""
        case let number as CGFloat: number.shortDescription
        case let size as CGSize: "{\(size.width.shortDescription), \(size.height.shortDescription)}"
        case let insets as NSDirectionalEdgeInsets:
            "{\(list([insets.top, insets.leading, insets.bottom, insets.trailing].map(\.shortDescription)))}"
        case let axes as UIAxis:
            "[\(list([(UIAxis.horizontal, "Horizontal"), (.vertical, "Vertical")].filter { axes.contains($0.0) }.map(\.1)))]"
        default: "\(value)"
        }
    }
}
