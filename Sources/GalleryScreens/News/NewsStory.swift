import Foundation

/// A story of a newspaper's feed.
struct NewsStory: Decodable, Hashable {
    let title: String
    /// The address of the square picture, which may be relative to that of the feed; nil if there is none.
    let picture: String?

    private enum Keys: CodingKey {
        case title, multimedia
    }

    private struct Medium: Decodable {
        let type: String
        let url: String
    }

    /// The fourth medium is the square picture. A story without pictures has an empty text in the place of the list.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        title = try values.decode(String.self, forKey: .title)
        let media = (try? values.decode([Medium].self, forKey: .multimedia)) ?? []
        picture = media.count > 3 && media[3].type == "image" ? media[3].url : nil
    }
}
