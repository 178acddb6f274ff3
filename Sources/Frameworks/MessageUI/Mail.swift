import Foundation

/// A mail that a `mailto:` address (RFC 6068) describes.
struct Mail {
    var to: [String] = []
    var cc: [String] = []
    var bcc: [String] = []
    var subject = ""
    var body = ""
    /// The names of files that the address cannot contain.
    var attachmentNames: [String] = []

    var url: URL? {
        let lines = body.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
        let fields = [
            ("cc", Self.addresses(cc)), ("bcc", Self.addresses(bcc)), ("subject", Self.escaped(subject)),
            ("body", Self.escaped(lines)),
        ]
        let query = fields.filter { !$0.1.isEmpty }.map { "\($0)=\($1)" }.joined(separator: "&")
        return URL(string: "mailto:\(Self.addresses(to))\(query.isEmpty ? "" : "?\(query)")")
    }

    private static func addresses(_ list: [String]) -> String {
        list.map { escaped($0).replacing("%40", with: "@") }.joined(separator: ",")
    }

    private static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    /// The characters that every program reads as themselves.
    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
