import Foundation

/// The types that a responder pastes.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @preconcurrency NSCopying {
    /// The identifiers of types such as "public.text"; empty by default.
    open var acceptableTypeIdentifiers: [String] = []

    public override init() {
        super.init()
    }

    /// Creates a configuration that accepts types such as "public.text".
    public convenience init(acceptableTypeIdentifiers: [String]) {
        self.init()
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    }

    /// Accepts what objects of a class can be read from.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init()
        addTypeIdentifiers(forAccepting: aClass)
    }

    /// Accepts what values of a Swift type, such as `String` or `URL`, can be read from.
    public convenience init<T>(forAccepting _: T.Type)
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        self.init(forAccepting: T._ObjectiveCType.self)
    }

    /// Accepts more types; those that are accepted already are not repeated.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers.filter {
            !self.acceptableTypeIdentifiers.contains($0)
        }
    }

    /// Accepts, too, what objects of a class can be read from.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Accepts, too, what values of a Swift type can be read from.
    public func addTypeIdentifiers<T>(forAccepting aClass: T.Type)
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        addTypeIdentifiers(forAccepting: T._ObjectiveCType.self)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
    }
}

/// An object that pastes items by their types. Every ``UIResponder`` is one.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// Copied when it is set.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Returns whether the object would paste all of these items. A responder does, by default, if each of them has a
    /// type of its configuration.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
    /// Called with the items of the pasteboard when the user pastes. A responder does nothing by default.
    func paste(itemProviders: [NSItemProvider])
}

extension UIResponder: UIPasteConfigurationSupporting {}
