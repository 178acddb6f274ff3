import Foundation

/// - Linux: works
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// - Linux: works
///
/// The sound of a notification. The desktop plays the sound of its theme for `default`, or a file of the bundle, if it
/// plays sounds at all; volumes have no effect.
// Sound: nothing changes after the initializer.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
    /// Nil for the sound of the theme.
    let name: UNNotificationSoundName?

    init(_ name: UNNotificationSoundName?) {
        self.name = name
    }

    public convenience init(named name: UNNotificationSoundName) {
        self.init(name)
    }

    open class var `default`: UNNotificationSound { UNNotificationSound(nil) }
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound(nil) }
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(nil) }

    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound(nil)
    }

    open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(name)
    }

    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(name)
    }

    open class func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float)
        -> UNNotificationSound
    {
        UNNotificationSound(name)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationSound else { return false }
        return name == other.name
    }

    open override var hash: Int { name.hashValue }

    /// The sound's file, in the folder for sounds or in the bundle.
    var path: String? {
        guard let name = name?.rawValue else { return nil }
        let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first
        let ownFile = library?.appendingPathComponent("Sounds/\(name)").path
        if let ownFile, FileManager.default.fileExists(atPath: ownFile) { return ownFile }
        return Bundle.main.path(forResource: name, ofType: nil)
    }
}
