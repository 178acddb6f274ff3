/// Refuses secure decoding of classes that do not adopt `NSSecureCoding`, as Apple's Foundation does.
///
/// Foundation on Linux ends the process at such a class. The module SecureDecoding gives UIKit's base classes a
/// conformance that only Foundation finds, so that their `init(coder:)` is called and can refuse.
enum SecureDecoding {
    /// - Parameters:
    ///   - type: The class that is to be decoded.
    ///   - base: The class of UIKit that it is or inherits.
    static func isRefused(_ type: AnyClass, base: AnyClass, by coder: NSCoder) -> Bool {
        guard coder.requiresSecureCoding else { return false }
        guard let own = conformance(of: type) else { return true }
        return own == conformance(of: base)
    }

    /// Identifies where the class has its conformance from: a subclass that declares its own has another one.
    private static func conformance(of type: AnyClass) -> UInt? {
        let adopter = type as? any NSSecureCoding.Type
        guard adopter != nil else { return nil }
        // A metatype of a protocol is the class and the conformance; an optional one has the same layout.
        return unsafeBitCast(adopter, to: (UInt, UInt).self).1
    }
}
