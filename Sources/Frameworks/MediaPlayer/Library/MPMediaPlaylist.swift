import Foundation

/// - Linux: works
/// Says how a list was made.
public struct MPMediaPlaylistAttribute: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let onTheGo = MPMediaPlaylistAttribute(rawValue: 1 << 0)
    public static let smart = MPMediaPlaylistAttribute(rawValue: 1 << 1)
    public static let genius = MPMediaPlaylistAttribute(rawValue: 1 << 2)
}

/// - Linux: refuses
/// A list of the media library, which is empty.
open class MPMediaPlaylist: MPMediaItemCollection {
    open var cloudGlobalID: String? { nil }
    open var name: String? { nil }
    open var playlistAttributes: MPMediaPlaylistAttribute { [] }
    open var seedItems: [MPMediaItem]? { nil }
    open var descriptionText: String? { nil }
    open var authorDisplayName: String? { nil }

    open func addItem(withProductID productID: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        if let completionHandler { callLater { completionHandler(MPError(.permissionDenied)) } }
    }

    open func addItem(withProductID productID: String) async throws { throw MPError(.permissionDenied) }

    open func add(_ mediaItems: [MPMediaItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        if let completionHandler { callLater { completionHandler(MPError(.permissionDenied)) } }
    }

    open func add(_ mediaItems: [MPMediaItem]) async throws { throw MPError(.permissionDenied) }
}

/// - Linux: works
/// Says how a list is made.
open class MPMediaPlaylistCreationMetadata: NSObject {
    open internal(set) var name: String
    open var authorDisplayName: String!
    open var descriptionText: String = ""

    public init(name: String) {
        self.name = name
        super.init()
    }
}

public let MPMediaPlaylistPropertyPersistentID: String = "playlistPersistentID"
public let MPMediaPlaylistPropertyCloudGlobalID: String = "cloudGlobalID"
public let MPMediaPlaylistPropertyName: String = "name"
public let MPMediaPlaylistPropertyPlaylistAttributes: String = "playlistAttributes"
public let MPMediaPlaylistPropertySeedItems: String = "seedItems"
public let MPMediaPlaylistPropertyDescriptionText: String = "descriptionText"
public let MPMediaPlaylistPropertyAuthorDisplayName: String = "authorDisplayName"
