import Foundation

/// - Linux: works
///
/// An area with a name; Linux does not monitor it.
open class CLRegion: NSObject, NSCopying, NSSecureCoding {
    private let name: String
    open var notifyOnEntry = true
    open var notifyOnExit = true

    init(identifier: String) {
        name = identifier
    }

    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        name = identifier as String
        notifyOnEntry = coder.decodeBool(forKey: "notifyOnEntry")
        notifyOnExit = coder.decodeBool(forKey: "notifyOnExit")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "identifier")
        coder.encode(notifyOnEntry, forKey: "notifyOnEntry")
        coder.encode(notifyOnExit, forKey: "notifyOnExit")
    }

    open class var supportsSecureCoding: Bool { true }

    /// A region of the same class and area, without the settings.
    func twin() -> CLRegion { CLRegion(identifier: name) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = twin()
        copy.notifyOnEntry = notifyOnEntry
        copy.notifyOnExit = notifyOnExit
        return copy
    }

    open var identifier: String { name }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CLRegion).map { $0 === self || ($0.identifier == identifier && type(of: $0) == type(of: self)) }
            ?? false
    }

    open override var hash: Int { identifier.hashValue }
}
