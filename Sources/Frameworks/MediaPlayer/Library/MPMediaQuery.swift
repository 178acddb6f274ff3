import Foundation

/// - Linux: works
/// Says how results are grouped.
public enum MPMediaGrouping: Int, Sendable {
    case title = 0
    case album = 1
    case artist = 2
    case albumArtist = 3
    case composer = 4
    case genre = 5
    case playlist = 6
    case podcastTitle = 7
}

/// - Linux: refuses
/// Looks for songs and videos, and finds none.
open class MPMediaQuery: NSObject {
    open var filterPredicates: Set<MPMediaPredicate>?
    open var items: [MPMediaItem]? { [] }
    open var collections: [MPMediaItemCollection]? { [] }
    open var groupingType: MPMediaGrouping = .title

    public init(filterPredicates: Set<MPMediaPredicate>?) {
        self.filterPredicates = filterPredicates
        super.init()
    }

    public convenience override init() { self.init(filterPredicates: nil) }

    private convenience init(groupingType: MPMediaGrouping) {
        self.init(filterPredicates: nil)
        self.groupingType = groupingType
    }

    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }

    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

    open class func albums() -> MPMediaQuery { MPMediaQuery(groupingType: .album) }

    open class func artists() -> MPMediaQuery { MPMediaQuery(groupingType: .artist) }

    open class func songs() -> MPMediaQuery { MPMediaQuery(groupingType: .title) }

    open class func playlists() -> MPMediaQuery { MPMediaQuery(groupingType: .playlist) }

    open class func podcasts() -> MPMediaQuery { MPMediaQuery(groupingType: .podcastTitle) }

    open class func audiobooks() -> MPMediaQuery { MPMediaQuery(groupingType: .title) }

    open class func compilations() -> MPMediaQuery { MPMediaQuery(groupingType: .album) }

    open class func composers() -> MPMediaQuery { MPMediaQuery(groupingType: .composer) }

    open class func genres() -> MPMediaQuery { MPMediaQuery(groupingType: .genre) }
}
