import Foundation

/// Labeled values as a text for archives, whose coders do not know generic classes by name.
struct LabeledArchive<ValueType: NSCopying & NSSecureCoding> {
    private struct Entry: Codable {
        let identifier: String
        let label: String?
        let fields: [String: String]
    }

    let values: [CNLabeledValue<ValueType>]

    init(_ values: [CNLabeledValue<ValueType>]) { self.values = values }

    init(_ text: NSString?) {
        let data = Data((text.map { String._unconditionallyBridgeFromObjectiveC($0) } ?? "[]").utf8)
        let entries = (try? JSONDecoder().decode([Entry].self, from: data)) ?? []
        values = entries.compactMap { entry in
            ((ValueType.self as? any FieldValue.Type)?.make(entry.fields) as? ValueType).map {
                CNLabeledValue(identifier: entry.identifier, label: entry.label, value: $0)
            }
        }
    }

    var text: NSString {
        let entries = values.map {
            Entry(identifier: $0.identifier, label: $0.label, fields: ($0.value as? any FieldValue)?.fields ?? [:])
        }
        return NSString(string: String(decoding: (try? JSONEncoder().encode(entries)) ?? Data(), as: UTF8.self))
    }
}
