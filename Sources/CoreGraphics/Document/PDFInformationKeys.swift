// The keys of what is written into a PDF document in addition to its pages. Documents are not encrypted: there are no
// keys for passwords and permissions.

/// The title of the document, a string.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// Who wrote the document, a string.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// What the document is about, a string.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// A string, or an array of strings.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// The name of the program that makes the document.
public let kCGPDFContextCreator = "kCGPDFContextCreator"
