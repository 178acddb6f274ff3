import SwiftSyntax

/// Foundation's network types stand in a module of their own on Linux.
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

/// A file whose types are annotated with one of them imports that module.
struct NetworkingInTypes: Rewrite {
    func rewrite(_ node: IdentifierTypeSyntax, in file: FileAdaptation) {
        if NetworkingTypes.names.contains(node.name.text) { file.require(import: "FoundationNetworking") }
    }
}

/// So does a file whose code names one.
struct NetworkingInCode: Rewrite {
    func rewrite(_ node: DeclReferenceExprSyntax, in file: FileAdaptation) {
        guard NetworkingTypes.names.contains(node.baseName.text),
            node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
        else { return }
        file.require(import: "FoundationNetworking")
    }
}
