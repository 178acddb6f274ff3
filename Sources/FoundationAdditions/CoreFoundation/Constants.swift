import Foundation

// Constants of Apple's C headers that Foundation on Linux does not export.

public let MAXFLOAT: Float = .greatestFiniteMagnitude

/// True as an object. A number here, because Swift on Linux has no CFBoolean.
public let kCFBooleanTrue: NSNumber! = true
public let kCFBooleanFalse: NSNumber! = false

// The keys of what an error says of itself.
public var kCFErrorLocalizedDescriptionKey: CFString! { "NSLocalizedDescription" }
public var kCFErrorLocalizedFailureKey: CFString! { "NSLocalizedFailure" }
public var kCFErrorLocalizedFailureReasonKey: CFString! { "NSLocalizedFailureReason" }
public var kCFErrorLocalizedRecoverySuggestionKey: CFString! { "NSLocalizedRecoverySuggestion" }
public var kCFErrorDescriptionKey: CFString! { "NSDescription" }
public var kCFErrorUnderlyingErrorKey: CFString! { "NSUnderlyingError" }
public var kCFErrorURLKey: CFString! { "NSURL" }
public var kCFErrorFilePathKey: CFString! { "NSFilePath" }
