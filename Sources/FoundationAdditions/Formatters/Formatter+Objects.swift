import Foundation

extension Formatter {
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
