import CoreFoundationTypes
import Foundation

public var kSCStatusOK: Int { 0 }
public var kSCStatusFailed: Int { 1001 }
public var kSCStatusInvalidArgument: Int { 1002 }
public var kSCStatusAccessError: Int { 1003 }
public var kSCStatusNoKey: Int { 1004 }
public var kSCStatusReachabilityUnknown: Int { 4001 }

public var kSCNetworkFlagsTransientConnection: Int { 1 << 0 }
public var kSCNetworkFlagsReachable: Int { 1 << 1 }
public var kSCNetworkFlagsConnectionRequired: Int { 1 << 2 }
public var kSCNetworkFlagsConnectionAutomatic: Int { 1 << 3 }
public var kSCNetworkFlagsInterventionRequired: Int { 1 << 4 }
public var kSCNetworkFlagsIsLocalAddress: Int { 1 << 16 }
public var kSCNetworkFlagsIsDirect: Int { 1 << 17 }

/// The domain of the framework's errors.
/// - Linux: works
nonisolated(unsafe) public let kCFErrorDomainSystemConfiguration: CFString = "com.apple.SystemConfiguration"

/// Returns the code of the last error: always 0, because no function fails with one.
/// - Linux: no effect
public func SCError() -> Int32 { 0 }

/// Returns the last error: always one with the code 0.
/// - Linux: no effect
public func SCCopyLastError() -> CFError {
    NSError(domain: kCFErrorDomainSystemConfiguration as String, code: kSCStatusOK)
}
