import Foundation

extension SystemMetrics {
    /// Popovers in wide windows. All unverified, after pictures of iPadOS 13 to 17.
    package struct Popovers: Sendable {
        package static let classic = Self()

        package var cornerRadius: CGFloat = 13
        package var arrowHeight: CGFloat = 13
        package var arrowBase: CGFloat = 37
        package var shadowOpacity: CGFloat = 0.2
        package var shadowRadius: CGFloat = 20
        package var shadowOffset = CGSize(width: 0, height: 4)
        /// Of content that asks for no size.
        package var contentSize = CGSize(width: 320, height: 480)
        package var duration = 0.25
    }
}
