import Foundation

// Core Foundation's functions of errors, which are Foundation's errors on Linux.

/// The domain of an error of Core Foundation.
public typealias CFErrorDomain = CFString

// The domains of the system's errors.
public var kCFErrorDomainPOSIX: CFErrorDomain! { "NSPOSIXErrorDomain" }
public var kCFErrorDomainOSStatus: CFErrorDomain! { "NSOSStatusErrorDomain" }
public var kCFErrorDomainMach: CFErrorDomain! { "NSMachErrorDomain" }
public var kCFErrorDomainCocoa: CFErrorDomain! { "NSCocoaErrorDomain" }

/// Returns a new error.
public func CFErrorCreate(
    _ allocator: CFAllocator?, _ domain: CFErrorDomain!, _ code: CFIndex, _ userInfo: CFDictionary?
) -> CFError! {
    NSError(domain: String(describing: domain!), code: code, userInfo: userInfo as? [String: Any])
}

/// Returns the domain of an error.
public func CFErrorGetDomain(_ err: CFError!) -> CFErrorDomain! { err.domain as NSString }

/// Returns the code of an error.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }

/// Returns what an error says of itself, by keys; an empty dictionary if it says nothing.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo as NSDictionary }

/// Returns the description of an error for people.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription as NSString }

/// Returns why what was tried has failed, for people; nil if the error does not say it.
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! { err.localizedFailureReason as NSString? }

/// Returns what people can do about an error; nil if the error does not say it.
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! {
    err.localizedRecoverySuggestion as NSString?
}
