import SwiftSyntax

/// Foundation's networking types, which are in the module FoundationNetworking on Linux.
enum NetworkingTypes {
    static let names: Set<String> = [
        "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
        "URLSessionUploadTask", "URLSessionWebSocketTask", "URLSessionTaskMetrics", "URLSessionDelegate",
        "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLSessionWebSocketDelegate",
        "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse", "CachedURLResponse",
        "URLCache", "URLProtocol", "URLProtocolClient", "URLCredential", "URLCredentialStorage",
        "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "URLProtectionSpace", "HTTPCookie",
        "HTTPCookieStorage", "HTTPCookiePropertyKey", "NSURLConnection",
    ]
}

/// Adds the import of that module to files with type annotations that name a networking type.
struct NetworkingInTypes: Rewrite {
    func rewrite(_ node: IdentifierTypeSyntax, in file: FileAdaptation) {
        if NetworkingTypes.names.contains(node.name.text) { file.require(import: "FoundationNetworking") }
    }
}

/// Adds the import of that module to files with expressions that name a networking type.
struct NetworkingInCode: Rewrite {
    func rewrite(_ node: DeclReferenceExprSyntax, in file: FileAdaptation) {
        guard NetworkingTypes.names.contains(node.baseName.text),
            node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
        else { return }
        file.require(import: "FoundationNetworking")
    }
}
