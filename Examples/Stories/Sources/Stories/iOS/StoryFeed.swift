import UIKit

/// Gets stories and their thumbnails from an address that answers like a newspaper's top stories.
///
/// Completion handlers are called on the main queue, so they may change views.
class StoryFeed {

    enum Failure: LocalizedError {
        case noAddress
        case status(Int)
        case unexpectedAnswer

        var errorDescription: String? {
            switch self {
            case .noAddress: return "No address is set for the feed."
            case .status(let code): return "The server answered with status \(code)."
            case .unexpectedAnswer: return "The server sent something that is not a list of stories."
            }
        }
    }

    private let address: URL?
    private let session = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: .main)
    private let thumbnails = NSCache<NSURL, UIImage>()

    /// Requests add the parameter `page` to the address; 0 is the newest page.
    init(address: URL?) {
        self.address = address
    }

    /// A session lives until it is told to end. Completion handlers must not keep the feed alive: a session that is
    /// ended while it releases a handler waits for itself.
    deinit {
        session.invalidateAndCancel()
    }

    // MARK: Stories

    @discardableResult
    func fetchStories(
        page: Int, completion: @escaping (Result<[Story], Error>) -> Void
    ) -> URLSessionDataTask? {
        guard let address = address, let url = StoryFeed.url(of: page, address) else {
            // Not before this method has returned: callers may rely on that.
            OperationQueue.main.addOperation { completion(.failure(Failure.noAddress)) }
            return nil
        }
        let task = session.dataTask(with: url) { data, response, error in
            completion(Result { try StoryFeed.stories(data, response, error, address) })
        }
        task.resume()
        return task
    }

    private static func url(of page: Int, _ address: URL) -> URL? {
        var components = URLComponents(url: address, resolvingAgainstBaseURL: true)
        let others = components?.queryItems ?? []
        components?.queryItems = others + [URLQueryItem(name: "page", value: String(page))]
        return components?.url
    }

    private static func stories(
        _ data: Data?, _ response: URLResponse?, _ error: Error?, _ address: URL
    ) throws -> [Story] {
        if let error = error { throw error }
        // An answer that says "not found" is no error for a session.
        if let code = (response as? HTTPURLResponse)?.statusCode, code != 200 { throw Failure.status(code) }
        guard let data = data,
            let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let results = json["results"] as? [[String: Any]]
        else { throw Failure.unexpectedAnswer }
        return results.compactMap { Story(json: $0, address: address) }
    }

    // MARK: Thumbnails

    /// Calls the handler at once if the picture is known, and otherwise when it has come; with nil if it cannot be had.
    func fetchThumbnail(at url: URL, completion: @escaping (UIImage?) -> Void) -> URLSessionDataTask? {
        if let known = thumbnails.object(forKey: url.absoluteURL as NSURL) {
            completion(known)
            return nil
        }
        let keep: (UIImage) -> Void = { [thumbnails] in
            thumbnails.setObject($0, forKey: url.absoluteURL as NSURL)
        }
        let task = session.dataTask(with: url) { data, _, _ in
            let image = data.flatMap { UIImage(data: $0) }
            image.map(keep)
            completion(image)
        }
        task.resume()
        return task
    }
}
