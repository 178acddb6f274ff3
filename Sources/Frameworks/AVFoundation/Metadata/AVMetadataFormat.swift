import Foundation

/// - Linux: works
/// Names a fact about a medium.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
    public static let commonKeyContributor = AVMetadataKey(rawValue: "contributor")
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
    public static let commonKeyLastModifiedDate = AVMetadataKey(rawValue: "lastModifiedDate")
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    public static let commonKeyFormat = AVMetadataKey(rawValue: "format")
    public static let commonKeyIdentifier = AVMetadataKey(rawValue: "identifier")
    public static let commonKeySource = AVMetadataKey(rawValue: "source")
    public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
    public static let commonKeyRelation = AVMetadataKey(rawValue: "relation")
    public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
    public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    public static let commonKeyMake = AVMetadataKey(rawValue: "make")
    public static let commonKeyModel = AVMetadataKey(rawValue: "model")
    public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
    public static let commonKeyAccessibilityDescription = AVMetadataKey(rawValue: "accessibilityDescription")
}

/// - Linux: works
/// Names a fact about a medium, with its key space.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
    public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "common/creator")
    public static let commonIdentifierSubject = AVMetadataIdentifier(rawValue: "common/subject")
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")
    public static let commonIdentifierPublisher = AVMetadataIdentifier(rawValue: "common/publisher")
    public static let commonIdentifierContributor = AVMetadataIdentifier(rawValue: "common/contributor")
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "common/creationDate")
    public static let commonIdentifierLastModifiedDate = AVMetadataIdentifier(rawValue: "common/lastModifiedDate")
    public static let commonIdentifierType = AVMetadataIdentifier(rawValue: "common/type")
    public static let commonIdentifierFormat = AVMetadataIdentifier(rawValue: "common/format")
    public static let commonIdentifierAssetIdentifier = AVMetadataIdentifier(rawValue: "common/assetIdentifier")
    public static let commonIdentifierSource = AVMetadataIdentifier(rawValue: "common/source")
    public static let commonIdentifierLanguage = AVMetadataIdentifier(rawValue: "common/language")
    public static let commonIdentifierRelation = AVMetadataIdentifier(rawValue: "common/relation")
    public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "common/location")
    public static let commonIdentifierCopyrights = AVMetadataIdentifier(rawValue: "common/copyrights")
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
    public static let commonIdentifierAuthor = AVMetadataIdentifier(rawValue: "common/author")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
    public static let commonIdentifierMake = AVMetadataIdentifier(rawValue: "common/make")
    public static let commonIdentifierModel = AVMetadataIdentifier(rawValue: "common/model")
    public static let commonIdentifierSoftware = AVMetadataIdentifier(rawValue: "common/software")
    public static let commonIdentifierAccessibilityDescription = AVMetadataIdentifier(
        rawValue: "common/accessibilityDescription")
    public static let quickTimeMetadataAuthor = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.author")
    public static let quickTimeMetadataCreationDate = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.creationdate")
    public static let quickTimeMetadataDescription = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.description")
    public static let quickTimeMetadataSoftware = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.software")
    public static let quickTimeMetadataLocationISO6709 = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.location.ISO6709")
    public static let quickTimeMetadataMake = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.make")
    public static let quickTimeMetadataModel = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.model")
    public static let quickTimeMetadataTitle = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.title")
    public static let quickTimeMetadataContentIdentifier = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.content.identifier")
    public static let iTunesMetadataAlbum = AVMetadataIdentifier(rawValue: "itsk/%A9alb")
    public static let iTunesMetadataArtist = AVMetadataIdentifier(rawValue: "itsk/%A9ART")
    public static let iTunesMetadataCoverArt = AVMetadataIdentifier(rawValue: "itsk/covr")
    public static let iTunesMetadataSongName = AVMetadataIdentifier(rawValue: "itsk/%A9nam")
}

/// - Linux: works
/// Names a set of keys.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
    public static let isoUserData = AVMetadataKeySpace(rawValue: "uiso")
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    public static let icy = AVMetadataKeySpace(rawValue: "icy")
    public static let hlsDateRange = AVMetadataKeySpace(rawValue: "lsdr")
    public static let audioFile = AVMetadataKeySpace(rawValue: "caaf")
}

/// - Linux: works
/// Names a format of facts.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let quickTimeUserData = AVMetadataFormat(rawValue: "AVMetadataFormatQuickTimeUserData")
    public static let isoUserData = AVMetadataFormat(rawValue: "AVMetadataFormatIsoUserData")
    public static let quickTimeMetadata = AVMetadataFormat(rawValue: "AVMetadataFormatQuickTimeMetadata")
    public static let iTunesMetadata = AVMetadataFormat(rawValue: "AVMetadataFormatITunesMetadata")
    public static let id3Metadata = AVMetadataFormat(rawValue: "AVMetadataFormatId3Metadata")
    public static let hlsMetadata = AVMetadataFormat(rawValue: "AVMetadataFormatHlsMetadata")
    public static let unknown = AVMetadataFormat(rawValue: "AVMetadataFormatUnknown")
}
