import Foundation

/// - Linux: works
///
/// Says whether a parameter of an intent is understood; nothing asks for it.
open class INIntentResolutionResult: NSObject {
    public required override init() {}

    open class func needsValue() -> Self { self.init() }

    open class func notRequired() -> Self { self.init() }

    open class func unsupported() -> Self { self.init() }
}

/// - Linux: works
open class INStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedString: String) -> Self { self.init() }

    open class func disambiguation(with stringsToDisambiguate: [String]) -> Self { self.init() }

    open class func confirmationRequired(with stringToConfirm: String?) -> Self { self.init() }
}

/// - Linux: works
open class INSpeakableStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedString: INSpeakableString) -> Self { self.init() }

    open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self { self.init() }

    open class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self { self.init() }
}

/// - Linux: works
open class INBooleanResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Bool) -> Self { self.init() }

    open class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { self.init() }
}

/// - Linux: works
open class INPersonResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPerson: INPerson) -> Self { self.init() }

    open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self { self.init() }

    open class func confirmationRequired(with personToConfirm: INPerson?) -> Self { self.init() }
}
