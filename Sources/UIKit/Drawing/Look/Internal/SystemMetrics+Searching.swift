import Foundation

extension SystemMetrics {
    /// Search bars.
    package struct Searching: Sendable {
        package static let classic = Self()

        package var fieldHeight: CGFloat = 36  // measured, iOS 16-17, as the insets, the radius and the text
        package var verticalInset: CGFloat = 10
        package var sideInset: CGFloat = 8
        package var fieldRadius: CGFloat = 10
        /// From the field's edge to the text; the glass stands in the middle of it.
        package var textInset: CGFloat = 31
        package var glassWidth: CGFloat = 49.0 / 3  // measured: from 8 on
        /// Between field and cancel button, and after the button.
        package var cancelGap: CGFloat = 10  // unverified
        package var cancelInset: CGFloat = 16  // unverified
        /// In a navigation bar: the field, a point above it and this much below.
        package var barHeight: CGFloat = 52  // measured, iOS 11-18
        package var barGap: CGFloat = 16
        /// What scopes add to a bar, and the control in that.
        package var scopeHeight: CGFloat = 44  // unverified
        package var scopeControlHeight: CGFloat = 32
        package var presentationDuration: Double = 0.3  // unverified
        package var cancelDuration: Double = 0.25  // unverified
    }
}
