import CoreFoundationTypes
import FoundationAdditions

// Passwords that Safari and applications of a web site share. There is no such store on Linux.

/// The key of the password in a credential.
/// - Linux: works
nonisolated(unsafe) public let kSecSharedPassword: CFString = "spwd"

/// Calls the handler with an error, `errSecUnimplemented`: there is no store of passwords of web sites.
/// - Linux: refuses
public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?,
    _ completionHandler: @escaping @Sendable (CFError?) -> Void
) {
    completionHandler(SharedWebCredentials.refusal)
}

/// Calls the handler with no credentials and an error, `errSecUnimplemented`: there is no store of passwords of web sites.
/// - Linux: refuses
public func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?,
    _ completionHandler: @escaping @Sendable (CFArray?, CFError?) -> Void
) {
    completionHandler(nil, SharedWebCredentials.refusal)
}

/// Returns a random password for people: four groups of three characters, among which are a small letter, a capital
/// and a digit, without characters that look like others.
/// - Linux: works
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    SharedWebCredentials.password() as CFString
}

private enum SharedWebCredentials {
    static var refusal: CFError { CFErrorCreate(nil, kCFErrorDomainOSStatus, Int(errSecUnimplemented), nil) }

    static func password() -> String {
        let kinds = ["abcdefghkmnopqrstuvwxy", "ABCDEFGHJKLMNPQRSTUVWXYZ", "3456789"].map(Array.init)
        let all = kinds.flatMap { $0 }
        let needed = kinds.compactMap { $0.randomElement() }
        let others = (0..<(12 - needed.count)).compactMap { _ in all.randomElement() }
        let characters = (needed + others).shuffled()
        return stride(from: 0, to: 12, by: 3).map { String(characters[$0..<$0 + 3]) }.joined(separator: "-")
    }
}
