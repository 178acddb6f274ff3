import Foundation

// Members of all formatters: a class that declares one itself hides it, while it could not override that of a class.
extension NSObjectProtocol where Self: Formatter {
    /// Reads an object from a text, as Foundation's formatters do with methods of their own on Linux.
    ///
    /// - Parameters:
    ///   - obj: receives the object.
    ///   - error: receives a description if the text cannot be read.
    /// - Returns: whether the text could be read. A formatter that only writes texts returns false.
    public func getObjectValue(
        _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        if let own = self as? any FormatterReading {
            return own.getObjectValue(obj, for: string, errorDescription: error)
        }
        if let own = self as? any FormatterPartReading {
            do {
                try own.getObjectValue(obj, for: string, range: nil)
                return true
            } catch let failure {
                error?.pointee = failure.localizedDescription as NSString
                return false
            }
        }
        return baseGetObjectValue(obj, for: string, errorDescription: error)
    }

    /// Does what Foundation's formatters do, whatever the class overrides. Specific to Trestle.
    public func baseGetObjectValue(
        _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        guard let object = readObject(from: string) else {
            // The words are Foundation's; unverified.
            error?.pointee = "The value “\(string)” is invalid." as NSString
            return false
        }
        obj?.pointee = object
        return true
    }

    private func readObject(from string: String) -> AnyObject? {
        switch self {
        case let formatter as NumberFormatter: formatter.number(from: string)
        case let formatter as DateFormatter: formatter.date(from: string).map { $0 as NSDate }
        case let formatter as ISO8601DateFormatter: formatter.date(from: string).map { $0 as NSDate }
        default: nil
        }
    }
}

extension NSObjectProtocol where Self: NumberFormatter {
    /// Reads a number from a part of a text.
    ///
    /// - Parameters:
    ///   - obj: receives the number.
    ///   - rangep: the part, by default the whole text.
    public func getObjectValue(
        _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        if let own = self as? any FormatterPartReading {
            return try own.getObjectValue(obj, for: string, range: rangep)
        }
        try baseGetObjectValue(obj, for: string, range: rangep)
    }

    /// Does what Foundation's formatter does, whatever the class overrides. Specific to Trestle.
    public func baseGetObjectValue(
        _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        let part = rangep.map { (string as NSString).substring(with: $0.pointee) } ?? string
        guard let number = number(from: part) else {
            throw CocoaError(.formatting)
        }
        obj?.pointee = number
    }
}
