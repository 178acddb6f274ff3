import Foundation
import UIKit

/// A feed of three pages of stories in the format of a newspaper's top stories, served on the loopback interface.
///
/// `stories.json?page=0` is the newest page. A page beyond the last one has no results. For tests, requests are noted,
/// and answers can be held back or fail.
public final class CannedFeed: Sendable {
    public let address: URL
    private let behavior = FeedBehavior()
    private let server: LoopbackServer

    /// Draws the pictures and starts the server.
    ///
    /// - Throws: `POSIXError` when no socket can be opened.
    @MainActor
    public init() throws {
        let pictures = try CannedPictures.all()
        server = try LoopbackServer { [behavior] path in
            behavior.note(path)
            behavior.waitWhileHeld(path)
            if let status = behavior.failure { return LoopbackServer.Answer(status: status) }
            let name = path.dropFirst().prefix { $0 != "?" }
            if let picture = pictures[String(name)] {
                return LoopbackServer.Answer(type: "image/png", body: picture)
            }
            guard name == "stories.json" else { return LoopbackServer.Answer(status: 404) }
            return LoopbackServer.Answer(body: behavior.body ?? CannedStories.page(Self.pageNumber(path)))
        }
        address = URL(string: "http://127.0.0.1:\(server.port)/stories.json")!
    }

    /// Requests that are still held are answered, so that no thread waits for ever.
    deinit {
        behavior.release()
    }

    private static func pageNumber(_ path: String) -> Int {
        path.split(separator: "=").last.flatMap { Int($0) } ?? 0
    }

    /// The paths and queries of all requests.
    public var requests: [String] { behavior.requests }

    /// Holds back the answers to requests whose path contains a text, until ``release()``.
    public func hold(_ text: String) {
        behavior.hold(text)
    }

    public func release() {
        behavior.release()
    }

    /// Answers every request with an error status; nil ends that.
    public func fail(status: Int?) {
        behavior.fail(status)
    }

    /// The list of a story with media of these types, with the addresses `pictures/0.png` to `pictures/5.png`.
    public static func media(_ types: [String]) -> String {
        let items = types.enumerated().map { index, type in
            "{\"url\": \"pictures/\(index).png\", \"type\": \"\(type)\"}"
        }
        return "[\(items.joined(separator: ","))]"
    }

    /// Answers every request for stories with this text instead of a page; nil ends that.
    public func answer(_ text: String?) {
        behavior.answer(text)
    }
}
