import Foundation

extension SystemMetrics {
    /// The titles at the trailing edge of tables.
    package struct SectionIndexBars: Sendable {
        package static let classic = Self()

        package var width: CGFloat = 15  // measured, iOS 16-17: titles centered 7.5 from the edge
        package var fontSize: CGFloat = 11  // measured, iOS 16-17: semibold
        /// From the middle of a title to the next one's.
        package var pitch: CGFloat = 13.8  // measured, iOS 16-17
        /// On each side of a title that is wider than a letter.
        package var titleMargin: CGFloat = 1.5  // unverified
        /// The least distance from the first and last title to the bars above and below.
        package var endMargin: CGFloat = 4  // unverified
        package var glassWidth: CGFloat = 11  // unverified
        /// Above the first title and below the last one a touch still takes it.
        package var reach: CGFloat = 14  // unverified
    }
}
