import Foundation

extension NSAttributedString {
    /// Reads a document. Nothing is loaded from other files or from the network: images of HTML are shown if their
    /// address contains their data.
    ///
    /// - Parameter dict: receives a dictionary whose keys are the raw values of ``DocumentAttributeKey``.
    /// - Throws: `CocoaError.fileReadCorruptFile` if the data are not of the document type.
    public convenience init(
        data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try TextDocument(data, options: options)
        dict?.pointee = document.dictionary
        self.init(attributedString: document.text)
    }

    /// Reads a file, whose name says the document type if the options do not.
    public convenience init(
        url: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        var options = options
        if options[.documentType] == nil { options[.documentType] = TextDocument.type(ofFile: url) }
        try self.init(data: try Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    @available(*, deprecated, renamed: "init(url:options:documentAttributes:)")
    public convenience init(
        fileURL url: URL, options: [AnyHashable: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        var known: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
        for (key, value) in options {
            let key =
                key.base as? NSAttributedString.DocumentReadingOptionKey
                ?? (key.base as? String).map { NSAttributedString.DocumentReadingOptionKey($0) }
            if let key { known[key] = value }
        }
        try self.init(url: url, options: known, documentAttributes: dict)
    }

    /// Writes a part of the text as a document.
    ///
    /// - Throws: `CocoaError.fileWriteInapplicableStringEncoding` if the encoding lacks a character, and
    ///   `CocoaError.fileWriteUnknown` if the document type is missing or not supported.
    public func data(
        from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        let text = attributedSubstring(from: range)
        let encoding = TextDocument.encoding(dict[.characterEncoding]) ?? .utf8
        switch TextDocument.type(dict[.documentType]) {
        case .plain?: return try TextDocument.encoded(text.string, as: encoding)
        case .html?:
            return try TextDocument.encoded(HTMLWriter.document(of: text, encoding: encoding), as: encoding)
        case .rtf?: return RTFWriter.document(of: text, attributes: dict)
        default: throw CocoaError(.fileWriteUnknown)
        }
    }
}

extension NSMutableAttributedString {
    /// Replaces the whole text by that of a document.
    public func read(
        from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        setAttributedString(try NSAttributedString(data: data, options: opts, documentAttributes: dict))
    }
}
