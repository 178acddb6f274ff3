import SwiftSyntax

/// Foundation's types that are in modules of their own on Linux.
enum NetworkingTypes {
    /// Returns the module that has a type of Foundation on Linux, if that is not Foundation.
    static func module(of name: String) -> String? {
        if names.contains(name) { return "FoundationNetworking" }
        return namesOfXML.contains(name) ? "FoundationXML" : nil
    }

    /// The networking types, which are in the module FoundationNetworking.
    static let names: Set<String> = [
        "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
        "URLSessionUploadTask", "URLSessionWebSocketTask", "URLSessionTaskMetrics", "URLSessionDelegate",
        "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLSessionWebSocketDelegate",
        "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse", "CachedURLResponse",
        "URLCache", "URLProtocol", "URLProtocolClient", "URLCredential", "URLCredentialStorage",
        "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "URLProtectionSpace", "HTTPCookie",
        "HTTPCookieStorage", "HTTPCookiePropertyKey", "NSURLConnection",
    ]

    /// The types for XML, which are in the module FoundationXML.
    static let namesOfXML: Set<String> = [
        "XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD", "XMLDTDNode",
    ]
}

extension FileAdaptation {
    /// Imports the module of Foundation that has a type on Linux, unless the target has a type of that name.
    fileprivate func requireModuleOfFoundation(for name: String) {
        if NetworkingTypes.names.contains(name) { require(import: "FoundationNetworking") }
        if NetworkingTypes.namesOfXML.contains(name), !target.declares(name) { require(import: "FoundationXML") }
    }
}

/// Adds the import of these modules to files with type annotations that name one of their types.
struct NetworkingInTypes: Rewrite {
    func rewrite(_ node: IdentifierTypeSyntax, in file: FileAdaptation) {
        file.requireModuleOfFoundation(for: node.name.text)
    }
}

/// Adds the import of these modules to files with expressions that name one of their types.
struct NetworkingInCode: Rewrite {
    func rewrite(_ node: DeclReferenceExprSyntax, in file: FileAdaptation) {
        guard node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id else { return }
        file.requireModuleOfFoundation(for: node.baseName.text)
    }
}
