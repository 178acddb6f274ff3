import Foundation

/// Core Foundation's range.
/// - Linux: works
public struct CFRange: Sendable {
    public var location: CFIndex
    public var length: CFIndex

    public init() { self.init(location: 0, length: 0) }

    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// Returns a range.
/// - Linux: works
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Core Foundation's text with attributes, which is Foundation's on Linux.
/// - Linux: works
public typealias CFAttributedString = NSAttributedString

/// Core Foundation's text with attributes that can be changed, which is Foundation's on Linux.
/// - Linux: works
public typealias CFMutableAttributedString = NSMutableAttributedString

/// Returns the number of UTF-16 units.
/// - Linux: works
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr.length }
