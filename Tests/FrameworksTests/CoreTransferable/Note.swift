import CoreTransferable
import UniformTypeIdentifiers

/// A value that is transferred as JSON, and as its text.
struct Note: Codable, Equatable, Transferable {
    var text: String
    var isSecret = false

    static let type = UTType(exportedAs: "org.example.note")

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: type).suggestedFileName { "\($0.text).note" }
        ProxyRepresentation(exporting: \.text).exportingCondition { !$0.isSecret }
        DataRepresentation(exportedContentType: .commaSeparatedText) { Data("text,\($0.text)".utf8) }
            .visibility(.ownProcess)
    }
}

/// A value that is transferred as another one.
struct Link: Equatable, Transferable {
    var url: URL

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: \.url, importing: Link.init)
    }
}

/// A value whose representation is a type of its own.
struct Heading: Equatable, Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation { HeadingRepresentation() }
}

struct HeadingRepresentation: TransferRepresentation {
    typealias Item = Heading

    var body: some TransferRepresentation<Heading> {
        DataRepresentation(contentType: .html) { heading in
            Data("<h1>\(heading.text)".utf8)
        } importing: {
            Heading(text: String(decoding: $0.dropFirst(4), as: UTF8.self))
        }
        DataRepresentation(importedContentType: .plainText) { Heading(text: String(decoding: $0, as: UTF8.self)) }
    }
}

/// A value that is imported from its first characters, as is seen by the file that it got them from.
struct Picture: Transferable {
    var text: String
    var received: ReceivedTransferredFile

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(importedContentType: .png, shouldAttemptToOpenInPlace: true) { try Picture($0) }
        FileRepresentation(importedContentType: .image) { try Picture($0) }
    }

    private init(_ file: ReceivedTransferredFile) throws {
        text = try String(contentsOf: file.file, encoding: .utf8)
        received = file
    }
}

/// A value that is exported as a file of each kind.
struct Drawing: Transferable {
    var file: URL
    var letsOpen = true

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(exportedContentType: .png, shouldAllowToOpenInPlace: true) {
            SentTransferredFile($0.file, allowAccessingOriginalFile: $0.letsOpen)
        }
        FileRepresentation(exportedContentType: .jpeg) { SentTransferredFile($0.file) }
    }
}
