import Foundation

/// - Linux: works
///
/// A request to play media.
// Sound: see INIntent.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
    public let mediaItems: [INMediaItem]?
    public let mediaContainer: INMediaItem?
    public let playShuffled: Bool?
    public let playbackRepeatMode: INPlaybackRepeatMode
    public let resumePlayback: Bool?
    public let playbackQueueLocation: INPlaybackQueueLocation
    public let playbackSpeed: Double?
    public let mediaSearch: INMediaSearch?

    public init(
        mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
        playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
        playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil,
        mediaSearch: INMediaSearch? = nil
    ) {
        self.mediaItems = mediaItems
        self.mediaContainer = mediaContainer
        self.playShuffled = playShuffled
        self.playbackRepeatMode = playbackRepeatMode
        self.resumePlayback = resumePlayback
        self.playbackQueueLocation = playbackQueueLocation
        self.playbackSpeed = playbackSpeed
        self.mediaSearch = mediaSearch
    }
}

/// - Linux: works
// Sound: nothing changes after the initializer.
open class INMediaItem: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String?
    public let title: String?
    public let type: INMediaItemType
    public let artwork: INImage?
    public let artist: String?

    public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String?) {
        self.identifier = identifier
        self.title = title
        self.type = type
        self.artwork = artwork
        self.artist = artist
    }

    public convenience init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?) {
        self.init(identifier: identifier, title: title, type: type, artwork: artwork, artist: nil)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// - Linux: works
// Sound: nothing changes after the initializer.
open class INMediaSearch: NSObject, @unchecked Sendable {
    public let mediaType: INMediaItemType
    public let sortOrder: INMediaSortOrder
    public let mediaName: String?
    public let artistName: String?
    public let albumName: String?
    public let genreNames: [String]?
    public let moodNames: [String]?
    public let reference: INMediaReference
    public let mediaIdentifier: String?

    public init(
        mediaType: INMediaItemType = .unknown, sortOrder: INMediaSortOrder = .unknown, mediaName: String? = nil,
        artistName: String? = nil, albumName: String? = nil, genreNames: [String]? = nil, moodNames: [String]? = nil,
        reference: INMediaReference = .unknown, mediaIdentifier: String? = nil
    ) {
        self.mediaType = mediaType
        self.sortOrder = sortOrder
        self.mediaName = mediaName
        self.artistName = artistName
        self.albumName = albumName
        self.genreNames = genreNames
        self.moodNames = moodNames
        self.reference = reference
        self.mediaIdentifier = mediaIdentifier
    }
}
