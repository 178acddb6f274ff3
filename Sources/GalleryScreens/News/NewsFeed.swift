import FeedServer
import UIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Loads pages of stories and their pictures from an address that answers as a newspaper's list of top stories does.
@MainActor
final class NewsFeed {
    /// An answer that is not a page of stories.
    struct Failure: LocalizedError {
        let status: Int

        var errorDescription: String? { "The server answered with status \(status)." }
    }

    private struct Page: Decodable {
        let results: [NewsStory]
    }

    let address: URL
    /// Answers as long as the feed lives.
    private let server: CannedFeed?
    private var pictures: [String: UIImage] = [:]

    init(address: URL) {
        self.address = address
        server = nil
    }

    /// Creates a feed of canned stories, which a server on the loopback interface sends.
    convenience init() throws {
        self.init(try CannedFeed())
    }

    init(_ server: CannedFeed) {
        self.server = server
        address = server.address
    }

    /// Returns the stories of a page; none beyond the last page. Page 0 is the newest.
    func stories(page: Int) async throws -> [NewsStory] {
        let query = URLQueryItem(name: "page", value: String(page))
        let data = try await Self.data(from: address.appending(queryItems: [query]))
        return try JSONDecoder().decode(Page.self, from: data).results
    }

    /// Returns the picture of a story if it has been loaded.
    func picture(of story: NewsStory) -> UIImage? { story.picture.flatMap { pictures[$0] } }

    /// Loads the picture of a story. Returns false if there is none to show.
    func loadPicture(of story: NewsStory) async -> Bool {
        guard let name = story.picture, let url = URL(string: name, relativeTo: address) else { return false }
        guard let data = try? await Self.data(from: url), let picture = UIImage(data: data) else { return false }
        pictures[name] = picture
        return true
    }

    private static func data(from url: URL) async throws -> Data {
        let (data, response) = try await URLSession.shared.data(from: url)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 200
        guard status == 200 else { throw Failure(status: status) }
        return data
    }
}
