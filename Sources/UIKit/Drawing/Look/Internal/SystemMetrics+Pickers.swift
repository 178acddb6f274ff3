import Foundation

extension SystemMetrics {
    /// The wheels of picker views. All unverified, but for the height, which is documented, and the row height, widely known since iOS 14.
    package enum Pickers {
        static let height: CGFloat = 216
        static let width: CGFloat = 320
        static let rowHeight: CGFloat = 32
        /// Of the cylinder that rows lie on: three rows and a little more are seen on either side of the selected one.
        static let radius: CGFloat = 90
        /// From the eye to the front of the cylinder.
        static let eyeDistance: CGFloat = 700
        static let fontSize: CGFloat = 21
        /// From the picker's sides to the band behind the selected rows, and to the wheels.
        static let margin: CGFloat = 9
        static let spacing: CGFloat = 5
        static let bandRadius: CGFloat = 8
        /// Higher than a row.
        static let bandGrowth: CGFloat = 2
        /// How much of a row beside the selected one is seen, were it not turned away.
        static let otherRowAlpha: CGFloat = 0.55
    }
}
