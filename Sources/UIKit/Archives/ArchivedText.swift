import Foundation

// Sound: the only stored property is an immutable text; NSObject cannot say so unchecked.
/// A text with its attributes in an archive. Foundation's own archives of attributed strings are not used, because they
/// require that every value can be archived.
///
/// Values that cannot be archived, such as attachments, are left out.
final class ArchivedText: NSObject, NSSecureCoding, @unchecked Sendable {
    static var supportsSecureCoding: Bool { true }

    let text: NSAttributedString

    init(_ text: NSAttributedString) {
        self.text = NSAttributedString(attributedString: text)
        super.init()
    }

    private enum Key {
        static let string = "string"
        static let runs = "runs"
    }

    /// Ranges that do not fit the text are ignored.
    init?(coder: NSCoder) {
        let result = NSMutableAttributedString(string: coder.decodeText(forKey: Key.string) ?? "")
        for run in coder.decodeList(of: ArchivedTextRun.self, forKey: Key.runs) {
            guard run.range.location >= 0, run.range.length > 0, run.range.location < result.length,
                run.range.length <= result.length - run.range.location
            else { continue }
            result.addAttributes(run.attributes, range: run.range)
        }
        text = NSAttributedString(attributedString: result)
        super.init()
    }

    func encode(with coder: NSCoder) {
        coder.encode(text: text.string, forKey: Key.string)
        var runs: [ArchivedTextRun] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            if !attributes.isEmpty { runs.append(ArchivedTextRun(range, attributes)) }
        }
        coder.encode(list: runs, forKey: Key.runs)
    }
}

// Sound: the stored properties are constants; NSObject cannot say so unchecked.
/// A part of an archived text whose attributes are the same. Foundation archives no private classes.
final class ArchivedTextRun: NSObject, NSSecureCoding, @unchecked Sendable {
    static var supportsSecureCoding: Bool { true }

    let range: NSRange
    let attributes: [NSAttributedString.Key: Any]

    init(_ range: NSRange, _ attributes: [NSAttributedString.Key: Any]) {
        self.range = range
        self.attributes = attributes
        super.init()
    }

    private enum Key {
        static let location = "location"
        static let length = "length"
        static let names = "names"
    }

    func encode(with coder: NSCoder) {
        coder.encode(range.location, forKey: Key.location)
        coder.encode(range.length, forKey: Key.length)
        let names = attributes.keys.map(\.rawValue).sorted().filter { name in
            attributes[NSAttributedString.Key(rawValue: name)].map { Self.encode($0, as: name, in: coder) } ?? false
        }
        coder.encode(list: names.map { NSString(string: $0) }, forKey: Key.names)
    }

    init?(coder: NSCoder) {
        range = NSRange(
            location: coder.decodeInteger(forKey: Key.location), length: coder.decodeInteger(forKey: Key.length))
        var attributes: [NSAttributedString.Key: Any] = [:]
        for name in coder.decodeList(of: NSString.self, forKey: Key.names).map({ "\($0)" }) {
            attributes[NSAttributedString.Key(rawValue: name)] = Self.decode(name, in: coder)
        }
        self.attributes = attributes
        super.init()
    }

    // MARK: Values

    /// The kinds of values, which an archive contains beside the value, so that a `Double` does not become an `Int`.
    private enum Kind: Int {
        case object, string, integer, double, float, cgFloat, bool, url
    }

    private static let classes: [AnyClass] = [
        UIFont.self, UIColor.self, NSParagraphStyle.self, NSShadow.self, NSString.self, NSNumber.self, NSURL.self,
    ]

    private static func key(_ name: String) -> String { "value.\(name)" }
    private static func kindKey(_ name: String) -> String { "kind.\(name)" }

    /// Returns whether the value could be written.
    private static func encode(_ value: Any, as name: String, in coder: NSCoder) -> Bool {
        let key = key(name)
        func write(_ kind: Kind, _ write: () -> Void) -> Bool {
            coder.encode(kind.rawValue, forKey: kindKey(name))
            write()
            return true
        }
        // Casts also convert, for example an `NSNumber` to a `Bool`.
        func exactly<Value>(_ type: Value.Type) -> Value? { Swift.type(of: value) == type ? value as? Value : nil }
        if let value = exactly(String.self) { return write(.string) { coder.encode(text: value, forKey: key) } }
        if let value = exactly(Bool.self) { return write(.bool) { coder.encode(value, forKey: key) } }
        if let value = exactly(Int.self) { return write(.integer) { coder.encode(value, forKey: key) } }
        if let value = exactly(CGFloat.self) { return write(.cgFloat) { coder.encode(Double(value), forKey: key) } }
        if let value = exactly(Double.self) { return write(.double) { coder.encode(value, forKey: key) } }
        if let value = exactly(Float.self) { return write(.float) { coder.encode(Double(value), forKey: key) } }
        if let value = exactly(URL.self) {
            return write(.url) { coder.encode(text: value.absoluteString, forKey: key) }
        }
        guard let object = value as? NSObject, classes.contains(where: { object.isKind(of: $0) }) else { return false }
        return write(.object) { coder.encode(object, forKey: key) }
    }

    private static func decode(_ name: String, in coder: NSCoder) -> Any? {
        let key = key(name)
        guard coder.containsValue(forKey: key) else { return nil }
        switch coder.decodeValue(Kind.self, forKey: kindKey(name)) {
        case .object: return coder.decodeObject(of: classes, forKey: key)
        case .string: return coder.decodeText(forKey: key)
        case .bool: return coder.decodeBool(forKey: key)
        case .integer: return coder.decodeInteger(forKey: key)
        case .cgFloat: return CGFloat(coder.decodeDouble(forKey: key))
        case .double: return coder.decodeDouble(forKey: key)
        case .float: return Float(coder.decodeDouble(forKey: key))
        case .url: return coder.decodeText(forKey: key).flatMap { URL(string: $0) }
        case nil: return nil
        }
    }
}
