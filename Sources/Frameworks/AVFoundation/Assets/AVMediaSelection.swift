import CoreMedia
import Foundation

/// - Linux: refuses
/// What of a medium is selected, which is nothing.
open class AVMediaSelection: NSObject {
    open internal(set) weak var asset: AVAsset?

    open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }
}

/// - Linux: refuses
/// Alternatives of a medium. None is ever listed.
open class AVMediaSelectionGroup: NSObject {
    open var options: [AVMediaSelectionOption] { [] }
    open var defaultOption: AVMediaSelectionOption? { nil }
    open var allowsEmptySelection: Bool { false }

    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption],
        filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
    ) -> [AVMediaSelectionOption] {
        []
    }

    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale
    ) -> [AVMediaSelectionOption] {
        []
    }
}

/// - Linux: refuses
/// An alternative of a medium. None is ever listed.
open class AVMediaSelectionOption: NSObject {
    open var mediaType: AVMediaType { .video }
    open var isPlayable: Bool { false }
    open var extendedLanguageTag: String? { nil }
    open var locale: Locale? { nil }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var availableMetadataFormats: [String] { [] }
    open var displayName: String { "" }

    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }

    open func displayName(with locale: Locale) -> String { "" }
}
