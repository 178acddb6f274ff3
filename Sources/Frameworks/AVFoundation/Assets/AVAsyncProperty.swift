import CoreGraphics
import CoreMedia
import Foundation

/// - Linux: works
/// Names a property that is loaded.
public class AVAnyAsyncProperty: CustomStringConvertible {
    init() {}

    public var description: String { "\(type(of: self))" }
}

/// - Linux: works
/// Names a property of a type.
public class AVPartialAsyncProperty<Root>: AVAnyAsyncProperty {}

/// - Linux: refuses
/// Names a property and its type. Loading it throws an error, except for a metadata item.
public class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root> {
    /// - Linux: works
    /// Says whether a property was loaded.
    public enum Status {
        case notYetLoaded
        case loading
        case loaded(Value)
        case failed(NSError)
    }

    let read: (Root) throws -> Value

    init(_ read: @escaping (Root) throws -> Value = { _ in throw MediaRefusal.error }) { self.read = read }
}

extension AVAsyncProperty.Status: Equatable where Value: Equatable {}

extension AVPartialAsyncProperty where Root: AVAsset {
    public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty() }
    public static var preferredRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
    public static var preferredVolume: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty() }
    public static var minimumTimeOffsetFromLive: AVAsyncProperty<Root, CMTime> { AVAsyncProperty() }
    public static var providesPreciseDurationAndTiming: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty() }
    public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { AVAsyncProperty() }
    public static var lyrics: AVAsyncProperty<Root, String?> { AVAsyncProperty() }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
    public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> { AVAsyncProperty() }
    public static var availableChapterLocales: AVAsyncProperty<Root, [Locale]> { AVAsyncProperty() }
    public static var availableMediaCharacteristicsWithMediaSelectionOptions:
        AVAsyncProperty<Root, [AVMediaCharacteristic]>
    {
        AVAsyncProperty()
    }
    public static var preferredMediaSelection: AVAsyncProperty<Root, AVMediaSelection> { AVAsyncProperty() }
    public static var allMediaSelections: AVAsyncProperty<Root, [AVMediaSelection]> { AVAsyncProperty() }
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var canContainFragments: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var containsFragments: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var overallDurationHint: AVAsyncProperty<Root, CMTime> { AVAsyncProperty() }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isExportable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isReadable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isComposable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isCompatibleWithSavedPhotosAlbum: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isCompatibleWithAirPlayVideo: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> { AVAsyncProperty() }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isDecodable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isEnabled: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isSelfContained: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var totalSampleDataLength: AVAsyncProperty<Root, Int64> { AVAsyncProperty() }
    public static var mediaCharacteristics: AVAsyncProperty<Root, [AVMediaCharacteristic]> { AVAsyncProperty() }
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { AVAsyncProperty() }
    public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> { AVAsyncProperty() }
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
    public static var languageCode: AVAsyncProperty<Root, String?> { AVAsyncProperty() }
    public static var extendedLanguageTag: AVAsyncProperty<Root, String?> { AVAsyncProperty() }
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty() }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty() }
    public static var preferredVolume: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
    public static var hasAudioSampleDependencies: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
    public static var minFrameDuration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty() }
    public static var requiresFrameReordering: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
    public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> { AVAsyncProperty() }
    public static var availableTrackAssociationTypes: AVAsyncProperty<Root, [AVAssetTrack.AssociationType]> {
        AVAsyncProperty()
    }
    public static var canProvideSampleCursors: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
    public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { AVAsyncProperty { $0.value } }
    public static var stringValue: AVAsyncProperty<Root, String?> { AVAsyncProperty { $0.stringValue } }
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { AVAsyncProperty { $0.numberValue } }
    public static var dateValue: AVAsyncProperty<Root, Date?> { AVAsyncProperty { $0.dateValue } }
    public static var dataValue: AVAsyncProperty<Root, Data?> { AVAsyncProperty { $0.dataValue } }
}
