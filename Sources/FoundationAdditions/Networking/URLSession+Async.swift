import Foundation
public import FoundationNetworking

// Foundation on Linux has these with a second parameter that has a default value. A protocol of a program that requires
// the short form, as source on Apple's systems declares it for its tests, needs it as a method of its own.
extension URLSession {
    /// Loads what a request asks for.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }

    /// Loads what is at a URL.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(from: url, delegate: nil)
    }

    /// Sends data.
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
    }

    /// Loads what a request asks for into a file.
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        try await download(for: request, delegate: nil)
    }
}
