import Foundation

/// - Linux: works
///
/// A request of the user to a program. Nothing on Linux sends intents.
// Sound: as on Apple's systems, one thread at a time changes it.
open class INIntent: NSObject, NSCopying, INIntentSetImageKeyPath, @unchecked Sendable {
    open var identifier: String? { nil }
    open var intentDescription: String? { nil }
    open var suggestedInvocationPhrase: String?
    open var shortcutAvailability: INShortcutAvailabilityOptions = []
    open var donationMetadata: INIntentDonationMetadata?
    fileprivate var images: [AnyKeyPath: INImage] = [:]

    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func keyImage() -> INImage? { images.values.first }
}

/// - Linux: works
// Sound: as on Apple's systems, one thread at a time changes it.
open class INIntentDonationMetadata: NSObject, NSCopying, @unchecked Sendable {
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// - Linux: works
public protocol INIntentSetImageKeyPath: NSObjectProtocol {}

extension INIntentSetImageKeyPath {
    public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
        (self as? INIntent)?.images[parameterName] = image
    }

    public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
        (self as? INIntent)?.images[parameterName]
    }
}
