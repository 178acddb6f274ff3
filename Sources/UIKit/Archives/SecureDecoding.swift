internal import ToolchainBets

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
        let adopter = type as? any NSSecureCoding.Type
        guard adopter != nil else { return true }
        // Where conformances cannot be told apart, every class counts as one that adopts the protocol.
        guard let own = Conformance.identity(of: adopter) else { return false }
        return own == Conformance.identity(of: base as? any NSSecureCoding.Type)
    }
}
