import Foundation

/// - Linux: works
///
/// A record of a message.
open class NFCNDEFPayload: NSObject {
    open var typeNameFormat: NFCTypeNameFormat
    open var type: Data
    open var identifier: Data
    open var payload: Data

    public required init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        typeNameFormat = format
        self.type = type
        self.identifier = identifier
        self.payload = payload
    }

    /// Records are not divided into chunks, as nothing is written to a tag.
    public convenience init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int) {
        self.init(format: format, type: type, identifier: identifier, payload: payload)
    }

    /// The beginnings of addresses that the NFC Forum's record type "URI" writes as one byte.
    private static let prefixes = [
        "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:", "ftp://anonymous:anonymous@",
        "ftp://ftp.", "ftps://", "sftp://", "smb://", "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:",
        "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:", "btspp://", "btl2cap://", "btgoep://", "tcpobex://",
        "irdaobex://", "file://", "urn:epc:id:", "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:", "urn:nfc:",
    ]

    open class func wellKnownTypeURIPayload(string uri: String) -> Self? {
        guard !uri.isEmpty else { return nil }
        let matches = prefixes.indices.filter { uri.hasPrefix(prefixes[$0]) }
        let code = matches.max { prefixes[$0].count < prefixes[$1].count } ?? 0
        let rest = uri.dropFirst(prefixes[code].count)
        return self.init(
            format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
            payload: Data([UInt8(code)]) + Data(rest.utf8))
    }

    open class func wellKnownTypeURIPayload(url: URL) -> Self? { wellKnownTypeURIPayload(string: url.absoluteString) }

    open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> Self? {
        let language = Data(locale.identifier.replacingOccurrences(of: "_", with: "-").utf8)
        guard language.count < 64 else { return nil }
        return self.init(
            format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(),
            payload: Data([UInt8(language.count)]) + language + Data(text.utf8))
    }

    /// The address of a record of the type "URI"; nil for others.
    open func wellKnownTypeURIPayload() -> URL? {
        guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let code = payload.first,
            Self.prefixes.indices.contains(Int(code)), let rest = String(data: payload.dropFirst(), encoding: .utf8)
        else { return nil }
        return URL(string: Self.prefixes[Int(code)] + rest)
    }

    /// The text of a record of the type "Text" and its language; nil for others.
    open func wellKnownTypeTextPayload() -> (String?, Locale?) {
        let bytes = Data(payload)
        guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let status = bytes.first else {
            return (nil, nil)
        }
        let length = Int(status & 0x3F)
        guard bytes.count > length else { return (nil, nil) }
        let language = String(decoding: bytes[1...].prefix(length), as: UTF8.self)
        let encoding = status & 0x80 == 0 ? String.Encoding.utf8 : .utf16
        return (String(data: bytes.dropFirst(1 + length), encoding: encoding), Locale(identifier: language))
    }
}
