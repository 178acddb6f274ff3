import Foundation

/// A story of the feed.
struct Story: Equatable {

    let headline: String
    let thumbnailURL: URL?

    /// Reads an entry of the feed's list. Returns nil if it has no title.
    ///
    /// The fourth medium is the square picture. A story without pictures has an empty text instead of the list.
    init?(json: [String: Any], address: URL) {
        guard let title = json["title"] as? String else { return nil }
        headline = title
        let media = json["multimedia"] as? [[String: Any]] ?? []
        if media.count >= 4, media[3]["type"] as? String == "image", let url = media[3]["url"] as? String {
            thumbnailURL = URL(string: url, relativeTo: address)
        } else {
            thumbnailURL = nil
        }
    }
}
