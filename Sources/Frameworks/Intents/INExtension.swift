import Foundation

/// - Linux: no effect
public protocol INIntentHandlerProviding: NSObjectProtocol {
    func handler(for intent: INIntent) -> Any?
}

/// - Linux: no effect
///
/// The start of an extension for intents, which Linux does not run.
open class INExtension: NSObject, INIntentHandlerProviding {
    open func handler(for intent: INIntent) -> Any? { self }
}
