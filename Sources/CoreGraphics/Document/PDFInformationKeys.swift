// The keys of what is written into a PDF document in addition to its pages. Documents are not encrypted: there are no
// keys for passwords and permissions.

public let kCGPDFContextTitle = "kCGPDFContextTitle"
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// A string, or an array of strings.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// The name of the program that makes the document.
public let kCGPDFContextCreator = "kCGPDFContextCreator"
