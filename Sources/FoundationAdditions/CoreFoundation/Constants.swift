import Foundation

// Constants of Apple's C headers that Foundation on Linux does not export.

public let MAXFLOAT: Float = .greatestFiniteMagnitude

/// True as an object. A number here, because Swift on Linux has no CFBoolean.
public let kCFBooleanTrue: NSNumber! = true
public let kCFBooleanFalse: NSNumber! = false
