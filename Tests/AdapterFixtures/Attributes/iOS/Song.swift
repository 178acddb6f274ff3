import Foundation

/// Everything of it is for Objective-C.
@objcMembers
public class Song: NSObject {
    public let title: String
    public dynamic var rating = 0
    @nonobjc public var lyrics: [Substring] = []

    public init(title: String) {
        self.title = title
        super.init()
    }

    public func play() -> String { return "playing \(title)" }
    public func compare(_ other: Song) -> ComparisonResult { return title.compare(other.title) }
}

@objcMembers public final class LiveSong: Song {
    public var venue: String?
    override public func play() -> String { return super.play() + " at " + (venue ?? "home") }
}

@objc public enum Genre: Int {
    case rock, folk

    var name: String {
        switch self {
        case .rock: return "Rock"
        case .folk: return "Folk"
        @unknown default: return "?"
        }
    }
}

@objc public protocol Playable: NSObjectProtocol {
    func play() -> String
    @objc(playAtRate:) func play(rate: Double) -> String
    var title: String { get }
}

extension Song {
    @objc public func describe(_ genre: Genre) -> String { return "\(genre.name): \(title)" }
}

@objc extension Song {
    public func shout() -> String { return title.uppercased() }
    public static func untitled() -> Song { return Song(title: "Untitled") }
}
