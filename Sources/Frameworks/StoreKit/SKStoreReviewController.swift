import UIKit

// Sound: it stores nothing.
/// - Linux: no effect
///
/// Would ask the user for a review in the App Store.
open class SKStoreReviewController: NSObject, @unchecked Sendable {
    open class func requestReview() { StoreAbsence.report() }

    @MainActor open class func requestReview(in windowScene: UIWindowScene) { StoreAbsence.report() }
}
