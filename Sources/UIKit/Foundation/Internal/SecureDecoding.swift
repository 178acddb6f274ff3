/// Refuses secure decoding of classes that do not adopt `NSSecureCoding`, as Apple's Foundation does.
///
/// Foundation on Linux ends the process at such a class. The module SecureDecoding gives UIKit's base classes a
/// conformance that only Foundation finds, so that their `init(coder:)` is called and can refuse.
enum SecureDecoding {
    /// Returns whether decoding the class must be refused.
    ///
    /// - Parameters:
    ///   - type: the class to be decoded.
    ///   - base: UIKit's class that it is or inherits from.
    static func isRefused(_ type: AnyClass, base: AnyClass, by coder: NSCoder) -> Bool {
        guard coder.requiresSecureCoding else { return false }
        guard let own = conformance(of: type) else { return true }
        return own == conformance(of: base)
    }

    /// Returns a value that identifies the conformance to `NSSecureCoding` that the class uses; nil without one. It
    /// differs from that of a superclass if the class declares its own.
    private static func conformance(of type: AnyClass) -> UInt? {
        let adopter = type as? any NSSecureCoding.Type
        guard adopter != nil else { return nil }
        // A metatype of a protocol consists of the class and the conformance; an optional one has the same layout.
        return unsafeBitCast(adopter, to: (UInt, UInt).self).1
    }
}
