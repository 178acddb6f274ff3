import Foundation

// Core Foundation's names for what Foundation's classes are on Linux, so that `query as CFDictionary` and
// `kSecClass as String` compile: Swift converts between String and NSString, and between dictionaries and NSDictionary.

/// Core Foundation's string, which is Foundation's on Linux.
public typealias CFString = NSString

/// Core Foundation's dictionary, which is Foundation's on Linux.
public typealias CFDictionary = NSDictionary

/// Core Foundation's dictionary that can be changed, which is Foundation's on Linux.
public typealias CFMutableDictionary = NSMutableDictionary

/// Core Foundation's data that can be changed, which is Foundation's on Linux.
public typealias CFMutableData = NSMutableData

/// Core Foundation's number, which is Foundation's on Linux.
public typealias CFNumber = NSNumber

/// Core Foundation's truth value, which is a number of Foundation on Linux.
public typealias CFBoolean = NSNumber

/// Core Foundation's error, which is Foundation's on Linux.
public typealias CFError = NSError

/// Core Foundation's type of indexes and counts.
public typealias CFIndex = Int

/// The number of a type of Core Foundation.
public typealias CFTypeID = UInt

/// What functions of Apple's systems return: 0 for success.
public typealias OSStatus = Int32

/// The status of success.
public var noErr: OSStatus { 0 }

/// A set of flags of Core Foundation.
public typealias CFOptionFlags = UInt

/// Core Foundation's data, which is Foundation's on Linux.
public typealias CFData = NSData

/// Core Foundation's date, which is Foundation's on Linux.
public typealias CFDate = NSDate

/// Core Foundation's URL, which is Foundation's on Linux.
public typealias CFURL = NSURL

/// Core Foundation's untyped list, which is a Swift array on Linux.
public typealias CFArray = [Any]

/// Any object of Core Foundation; on Linux any object.
public typealias CFTypeRef = AnyObject

/// Creates data without bytes that can be changed.
///
/// - Parameters:
///   - allocator: has no effect.
///   - capacity: how many bytes to make room for, 0 for none. More can be added.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! {
    NSMutableData(capacity: max(capacity, 0))
}
