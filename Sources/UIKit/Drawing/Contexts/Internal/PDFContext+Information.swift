extension PDFContext {
    /// The size of the page of a document that says nothing about it: US Letter.
    private static let standardBounds = CGRect(x: 0, y: 0, width: 612, height: 792)

    /// - Parameter information: what is said about the document, under the keys of Core Graphics. Others are ignored.
    convenience init?(_ bounds: CGRect, _ information: [AnyHashable: Any]?) {
        self.init(bounds: bounds.isEmpty ? Self.standardBounds : bounds.standardized)
        set(information?[kCGPDFContextTitle], .title)
        set(information?[kCGPDFContextAuthor], .author)
        set(information?[kCGPDFContextSubject], .subject)
        set(information?[kCGPDFContextCreator], .creator)
        let keywords = information?[kCGPDFContextKeywords]
        set((keywords as? [String])?.joined(separator: ", ") ?? keywords, .keywords)
    }

    private func set(_ value: Any?, _ information: Information) {
        if let text = value as? String { set(text, as: information) }
    }
}
