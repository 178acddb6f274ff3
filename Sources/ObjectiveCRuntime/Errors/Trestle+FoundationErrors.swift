import Foundation

extension Trestle {
    /// Returns an error as an `NSError`, and nil for all other values. On Apple's systems `value as? NSError` does so; on
    /// Linux that cast fails for errors that are not of this class. Specific to Trestle.
    public static func foundationError(_ value: Any?) -> NSError? {
        if let error = value as? NSError { return error }
        return (value as? any Error).map { $0 as NSError }
    }
}
