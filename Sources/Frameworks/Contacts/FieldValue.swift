import Foundation

/// A value of a contact that consists of texts. The texts are what is archived and compared.
protocol FieldValue: NSObject {
    var fields: [String: String] { get }

    static func make(_ fields: [String: String]) -> NSObject
}

extension NSString: FieldValue {
    var fields: [String: String] { ["text": String._unconditionallyBridgeFromObjectiveC(self)] }

    static func make(_ fields: [String: String]) -> NSObject { NSString(string: fields["text"] ?? "") }
}

extension NSDateComponents: FieldValue {
    var fields: [String: String] {
        [("year", year), ("month", month), ("day", day)].reduce(into: [:]) { fields, component in
            if component.1 != NSDateComponentUndefined { fields[component.0] = "\(component.1)" }
        }
    }

    static func make(_ fields: [String: String]) -> NSObject {
        let components = NSDateComponents()
        if let year = fields["year"].flatMap(Int.init) { components.year = year }
        if let month = fields["month"].flatMap(Int.init) { components.month = month }
        if let day = fields["day"].flatMap(Int.init) { components.day = day }
        return components
    }
}

extension NSCoder {
    /// Encodes texts under their names.
    func encodeFields(_ fields: [String: String]) {
        for (name, text) in fields { encode(NSString(string: text), forKey: name) }
    }

    /// Returns the texts that were encoded under these names.
    func decodeFields(_ names: [String]) -> [String: String] {
        names.reduce(into: [:]) { fields, name in
            fields[name] = decode(NSString.self, name).map { String._unconditionallyBridgeFromObjectiveC($0) }
        }
    }

    /// Returns nil without a value: a coder that is asked for one that is not there fails.
    func decode<Value: NSObject & NSCoding>(_ type: Value.Type, _ key: String) -> Value? {
        containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
    }
}
