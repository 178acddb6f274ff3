import FrameworkAbsence
import Foundation

/// Reports that there is no App Store, and makes the errors that say so.
enum StoreAbsence {
    static func report() {
        Absence.report("StoreKit", "the App Store", "purchases are refused and there are no products")
    }

    /// An error with which a request ends.
    static func error(_ code: SKError.Code) -> SKError {
        report()
        return SKError(code, userInfo: [NSLocalizedDescriptionKey: "Linux has no App Store."])
    }
}
