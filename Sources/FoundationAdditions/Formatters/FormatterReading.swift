import Foundation

/// A formatter that reads objects from texts with a method of its own, which on Apple's systems overrides that of
/// `Formatter`. On Linux it declares the method, and says so with this protocol. Specific to Trestle.
public protocol FormatterReading: Formatter {
    /// Reads an object from a text. Returns whether it could.
    func getObjectValue(
        _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: UnsafeMutablePointer<NSString?>?
    ) -> Bool
}

/// A formatter that reads objects from parts of texts with a method of its own, likewise. Specific to Trestle.
public protocol FormatterPartReading: Formatter {
    /// Reads an object from a part of a text, and sets the part to what it has read.
    func getObjectValue(
        _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
    ) throws
}
