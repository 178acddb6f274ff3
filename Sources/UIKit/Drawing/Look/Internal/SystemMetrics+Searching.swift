import Foundation

extension SystemMetrics {
    /// Search bars; the same in all looks known so far.
    package enum Searching {
        package static let fieldHeight: CGFloat = 36  // measured, iOS 16-17, as the insets, the radius and the text
        package static let verticalInset: CGFloat = 10
        package static let sideInset: CGFloat = 8
        package static let fieldRadius: CGFloat = 10
        /// From the field's edge to the text; the glass stands in the middle of it.
        package static let textInset: CGFloat = 31
        package static let glassWidth: CGFloat = 15  // measured: from 8 to about 23
        /// Between field and cancel button, and after the button.
        package static let cancelGap: CGFloat = 10  // unverified
        package static let cancelInset: CGFloat = 16  // unverified
        /// In a navigation bar: the field, a point above it and this much below.
        static let barHeight: CGFloat = 52  // measured, iOS 11-18
        static let barGap: CGFloat = 16
        /// What scopes add to a bar, and the control in that.
        static let scopeHeight: CGFloat = 44  // unverified
        static let scopeControlHeight: CGFloat = 32
        static let presentationDuration: Double = 0.3  // unverified
        package static let cancelDuration: Double = 0.25  // unverified
    }
}
