import Foundation

extension CKSubscription {
    /// - Linux: works
    // Sound: as on Apple's systems, one thread at a time changes it.
    open class NotificationInfo: NSObject, NSCopying, @unchecked Sendable {
        open var alertBody: String?
        open var alertLocalizationKey: String?
        open var alertLocalizationArgs: [CKRecord.FieldKey]?
        open var title: String?
        open var titleLocalizationKey: String?
        open var titleLocalizationArgs: [CKRecord.FieldKey]?
        open var subtitle: String?
        open var subtitleLocalizationKey: String?
        open var subtitleLocalizationArgs: [CKRecord.FieldKey]?
        open var alertActionLocalizationKey: String?
        open var alertLaunchImage: String?
        open var soundName: String?
        open var desiredKeys: [CKRecord.FieldKey]?
        open var shouldBadge = false
        open var shouldSendContentAvailable = false
        open var shouldSendMutableContent = false
        open var category: String?
        open var collapseIDKey: String?

        public override init() {}

        public convenience init(
            alertBody: String? = nil, title: String? = nil, subtitle: String? = nil, soundName: String? = nil,
            desiredKeys: [CKRecord.FieldKey] = [], shouldBadge: Bool = false,
            shouldSendContentAvailable: Bool = false, shouldSendMutableContent: Bool = false, category: String? = nil
        ) {
            self.init()
            self.alertBody = alertBody
            self.title = title
            self.subtitle = subtitle
            self.soundName = soundName
            self.desiredKeys = desiredKeys
            self.shouldBadge = shouldBadge
            self.shouldSendContentAvailable = shouldSendContentAvailable
            self.shouldSendMutableContent = shouldSendMutableContent
            self.category = category
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
