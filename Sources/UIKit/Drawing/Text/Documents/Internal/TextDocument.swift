import Foundation

/// A document that was read: its text, and what it says about itself.
struct TextDocument {
    let text: NSAttributedString
    private let attributes: [NSAttributedString.DocumentAttributeKey: Any]

    init(_ data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        let type = Self.type(options[.documentType]) ?? Self.type(of: data)
        let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        var attributes: [NSAttributedString.DocumentAttributeKey: Any] = [.documentType: type.rawValue]
        switch type {
        case .plain:
            let encoding = Self.encoding(options[.characterEncoding])
            let decoded = try DecodedText(data, encoding: encoding, fallback: .utf8)
            attributes[.characterEncoding] = decoded.encoding.rawValue
            text = NSAttributedString(string: decoded.string, attributes: defaults)
        case .html:
            let encoding = Self.encoding(options[.characterEncoding]) ?? DecodedText.declaredEncoding(data)
            let decoded = try DecodedText(data, encoding: encoding, fallback: .windowsCP1252)
            attributes[.characterEncoding] = decoded.encoding.rawValue
            let reader = HTMLReader(decoded.string, defaults: defaults)
            text = reader.text
            attributes[.backgroundColor] = reader.background
        case .rtf:
            let reader = try RTFReader(data, defaults: defaults)
            text = reader.text
            attributes.merge(reader.documentAttributes) { $1 }
        default:
            throw CocoaError(.fileReadCorruptFile)
        }
        if !defaults.isEmpty { attributes[.defaultAttributes] = defaults }
        self.attributes = attributes
    }

    var dictionary: NSDictionary {
        NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) }))
    }

    static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
        if let type = value as? NSAttributedString.DocumentType { return type }
        return (value as? String).map { NSAttributedString.DocumentType($0) }
    }

    static func type(ofFile url: URL) -> NSAttributedString.DocumentType? {
        switch url.pathExtension.lowercased() {
        case "htm", "html": .html
        case "rtf": .rtf
        case "txt", "text": .plain
        default: nil
        }
    }

    private static func type(of data: Data) -> NSAttributedString.DocumentType {
        let start = String(decoding: data.prefix(256), as: UTF8.self).drop { $0.isWhitespace }.lowercased()
        if start.hasPrefix("{\\rtf") { return .rtf }
        return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
    }

    static func encoding(_ value: Any?) -> String.Encoding? {
        switch value {
        case let value as String.Encoding: value
        case let value as UInt: String.Encoding(rawValue: value)
        case let value as Int: String.Encoding(rawValue: UInt(max(0, value)))
        case let value as NSNumber: String.Encoding(rawValue: value.uintValue)
        default: nil
        }
    }

    static func encoded(_ string: String, as encoding: String.Encoding) throws -> Data {
        guard let data = string.data(using: encoding) else {
            throw CocoaError(.fileWriteInapplicableStringEncoding)
        }
        return data
    }
}

/// The text of data in an encoding.
struct DecodedText {
    let string: String
    let encoding: String.Encoding

    /// A byte order mark counts more than `encoding`. Bytes that `fallback` lacks are read as Windows-1252.
    init(_ data: Data, encoding: String.Encoding?, fallback: String.Encoding) throws {
        let bytes = [UInt8](data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            (string, self.encoding) = (String(decoding: bytes.dropFirst(3), as: UTF8.self), .utf8)
        } else if encoding == nil || encoding == .utf16,
            bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]),
            let text = String(data: data, encoding: .utf16)
        {
            (string, self.encoding) = (text, .utf16)
        } else if encoding == .utf8 {
            // Single wrong bytes become replacement characters.
            (string, self.encoding) = (String(decoding: bytes, as: UTF8.self), .utf8)
        } else if let encoding {
            guard let text = String(data: data, encoding: encoding) else {
                throw CocoaError(.fileReadInapplicableStringEncoding)
            }
            (string, self.encoding) = (text, encoding)
        } else if let text = String(data: data, encoding: fallback) {
            (string, self.encoding) = (text, fallback)
        } else {
            string = String(data: data, encoding: .windowsCP1252) ?? String(decoding: bytes, as: UTF8.self)
            self.encoding = .windowsCP1252
        }
    }

    /// Returns the encoding that an HTML document names in its first 1024 bytes.
    static func declaredEncoding(_ data: Data) -> String.Encoding? {
        let start = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
        guard let name = start.range(of: "charset=") else { return nil }
        let value = start[name.upperBound...].drop { $0 == "\"" || $0 == "'" }
        switch value.prefix(while: { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) {
        case "utf-8", "utf8": return .utf8
        case "iso-8859-1", "latin1", "windows-1252", "us-ascii", "ascii": return .windowsCP1252
        case "iso-8859-2": return .isoLatin2
        case "windows-1250": return .windowsCP1250
        case "windows-1251": return .windowsCP1251
        case "windows-1253": return .windowsCP1253
        case "windows-1254": return .windowsCP1254
        case "shift_jis", "shift-jis": return .shiftJIS
        case "euc-jp": return .japaneseEUC
        case "utf-16": return .utf16
        default: return nil
        }
    }
}
