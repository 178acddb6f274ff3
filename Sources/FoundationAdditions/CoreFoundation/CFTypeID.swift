internal import CoreFoundation
import Foundation

/// Returns the number of an object's type in Core Foundation, which tells truth values from other numbers; 0 for objects
/// that are none of Foundation's.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    (cf as? NSObject).map { CoreFoundation.CFGetTypeID($0) } ?? 0
}

/// Returns the number of truth values: that of `NSNumber(value: true)`, which is not that of other numbers.
public func CFBooleanGetTypeID() -> CFTypeID { CoreFoundation.CFBooleanGetTypeID() }

/// Returns the number of numbers that are no truth values.
public func CFNumberGetTypeID() -> CFTypeID { CoreFoundation.CFNumberGetTypeID() }

/// Returns the number of strings.
public func CFStringGetTypeID() -> CFTypeID { CoreFoundation.CFStringGetTypeID() }

/// Returns the number of arrays.
public func CFArrayGetTypeID() -> CFTypeID { CoreFoundation.CFArrayGetTypeID() }

/// Returns the number of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { CoreFoundation.CFDictionaryGetTypeID() }

/// Returns the number of data.
public func CFDataGetTypeID() -> CFTypeID { CoreFoundation.CFDataGetTypeID() }

/// Returns the number of dates.
public func CFDateGetTypeID() -> CFTypeID { CoreFoundation.CFDateGetTypeID() }

/// Returns the number of URLs.
public func CFURLGetTypeID() -> CFTypeID { CoreFoundation.CFURLGetTypeID() }
