/// - Linux: works
public enum INMediaItemType: Int, Sendable {
    case unknown = 0
    case song = 1
    case album = 2
    case artist = 3
    case genre = 4
    case playlist = 5
    case podcastShow = 6
    case podcastEpisode = 7
    case podcastPlaylist = 8
    case musicStation = 9
    case audioBook = 10
    case movie = 11
    case tvShow = 12
    case tvShowEpisode = 13
    case musicVideo = 14
    case podcastStation = 15
    case radioStation = 16
    case station = 17
    case music = 18
    case algorithmicRadioStation = 19
    case news = 20
}

/// - Linux: works
public enum INPlaybackQueueLocation: Int, Sendable {
    case unknown = 0
    case now = 1
    case next = 2
    case later = 3
}

/// - Linux: works
public enum INPlaybackRepeatMode: Int, Sendable {
    case unknown = 0
    case none = 1
    case all = 2
    case one = 3
}

/// - Linux: works
public enum INPlayMediaIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case handleInApp = 5
    case failure = 6
    case failureRequiringAppLaunch = 7
    case failureUnknownMediaType = 8
    case failureNoUnplayedContent = 9
    case failureRestrictedContent = 10
    case failureMaxStreamLimitReached = 11
}

/// - Linux: works
public enum INMediaSortOrder: Int, Sendable {
    case unknown = 0
    case newest = 1
    case oldest = 2
    case best = 3
    case worst = 4
    case popular = 5
    case unpopular = 6
    case trending = 7
    case recommended = 8
}

/// - Linux: works
public enum INMediaReference: Int, Sendable {
    case unknown = 0
    case currentlyPlaying = 1
    case my = 2
}
