import CoreMedia
import Foundation

/// - Linux: works
/// A fact about a medium. A medium on Linux yields none; a program makes them with ``AVMutableMetadataItem``.
open class AVMetadataItem: NSObject, NSCopying, AVAsynchronousKeyValueLoading {
    struct Content {
        var identifier: AVMetadataIdentifier?
        var keySpace: AVMetadataKeySpace?
        var key: (any NSCopying & NSObjectProtocol)?
        var value: (any NSCopying & NSObjectProtocol)?
        var extendedLanguageTag: String?
        var locale: Locale?
        var time = CMTime.invalid
        var duration = CMTime.invalid
        var dataType: String?
        var startDate: Date?
    }

    var content = Content()

    public override init() { super.init() }

    open var identifier: AVMetadataIdentifier? { content.identifier }
    open var keySpace: AVMetadataKeySpace? { content.keySpace }
    open var key: (any NSCopying & NSObjectProtocol)? { content.key }
    open var value: (any NSCopying & NSObjectProtocol)? { content.value }
    open var extendedLanguageTag: String? { content.extendedLanguageTag }
    open var locale: Locale? { content.locale }
    open var time: CMTime { content.time }
    open var duration: CMTime { content.duration }
    open var dataType: String? { content.dataType }
    open var startDate: Date? { content.startDate }

    /// The part of the identifier behind the slash, if it is a common key.
    open var commonKey: AVMetadataKey? {
        guard let parts = identifier?.rawValue.split(separator: "/", maxSplits: 1), parts.count == 2 else { return nil }
        return parts[0] == "common" ? AVMetadataKey(rawValue: String(parts[1])) : nil
    }

    open var stringValue: String? { (value as? NSString).map { $0 as String } ?? numberValue?.stringValue }
    open var numberValue: NSNumber? { value as? NSNumber }
    open var dateValue: Date? { (value as? NSDate).map { $0 as Date } }
    open var dataValue: Data? { (value as? NSData).map { $0 as Data } }

    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] {
        metadataItems.filter { $0.identifier == identifier }
    }

    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        let wanted = (key as? AVMetadataKey)?.rawValue ?? (key as? String)
        return metadataItems.filter { item in
            let ownKey = item.commonKey?.rawValue ?? (item.key as? NSString).map { $0 as String }
            return (wanted == nil || ownKey == wanted) && (keySpace == nil || item.keySpace == keySpace)
        }
    }

    open class func metadataItems(
        from metadataItems: [AVMetadataItem],
        filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
    ) -> [AVMetadataItem] {
        preferredLanguages.flatMap { language in
            metadataItems.filter { $0.extendedLanguageTag?.hasPrefix(language) == true }
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AVMetadataItem()
        copy.content = content
        return copy
    }

    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus { .loaded }

    open func loadValuesAsynchronously(
        forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
    ) {
        if let handler { callLater(on: .global(), handler) }
    }

    open func loadValues(forKeys keys: [String]) async {}
}

/// - Linux: works
/// A fact that can be changed.
open class AVMutableMetadataItem: AVMetadataItem {
    open override var identifier: AVMetadataIdentifier? {
        get { content.identifier }
        set { content.identifier = newValue }
    }
    open override var keySpace: AVMetadataKeySpace? {
        get { content.keySpace }
        set { content.keySpace = newValue }
    }
    open override var key: (any NSCopying & NSObjectProtocol)? {
        get { content.key }
        set { content.key = newValue }
    }
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { content.value }
        set { content.value = newValue }
    }
    open override var extendedLanguageTag: String? {
        get { content.extendedLanguageTag }
        set { content.extendedLanguageTag = newValue }
    }
    open override var locale: Locale? {
        get { content.locale }
        set { content.locale = newValue }
    }
    open override var time: CMTime {
        get { content.time }
        set { content.time = newValue }
    }
    open override var duration: CMTime {
        get { content.duration }
        set { content.duration = newValue }
    }
    open override var dataType: String? {
        get { content.dataType }
        set { content.dataType = newValue }
    }
    open override var startDate: Date? {
        get { content.startDate }
        set { content.startDate = newValue }
    }
}
