import Foundation

extension SystemMetrics {
    /// Popovers in wide windows. All unverified, after pictures of iPadOS 13 to 17.
    package enum Popovers {
        package static let cornerRadius: CGFloat = 13
        package static let arrowHeight: CGFloat = 13
        package static let arrowBase: CGFloat = 37
        package static let shadowOpacity: CGFloat = 0.2
        package static let shadowRadius: CGFloat = 20
        package static let shadowOffset = CGSize(width: 0, height: 4)
        /// Of content that asks for no size.
        package static let contentSize = CGSize(width: 320, height: 480)
        package static let duration = 0.25
        static var ground: UIColor {
            UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.15, alpha: 1) : .white }
        }
    }
}
