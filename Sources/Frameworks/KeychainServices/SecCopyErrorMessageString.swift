import CoreFoundationTypes

/// Returns a sentence about a code of this module, in English; nil for codes that it does not know.
/// - Linux: works
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    let messages: [OSStatus: String] = [
        errSecSuccess: "No error.",
        errSecUnimplemented: "The function or operation is not implemented.",
        errSecIO: "An input or output error occurred.",
        errSecParam: "A parameter is not valid.",
        errSecAllocate: "There is not enough memory.",
        errSecUserCanceled: "The user canceled the operation.",
        errSecNotAvailable: "No keychain is available.",
        errSecAuthFailed: "The user name or passphrase is not correct.",
        errSecDuplicateItem: "The item is already in the keychain.",
        errSecItemNotFound: "The item is not in the keychain.",
        errSecInteractionNotAllowed: "The user cannot be asked.",
        errSecDecode: "The data cannot be decoded.",
        errSecMissingEntitlement: "An entitlement is missing.",
    ]
    return messages[status].map { $0 as CFString }
}
