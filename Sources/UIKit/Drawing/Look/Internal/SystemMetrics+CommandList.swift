import Foundation

extension SystemMetrics {
    /// The list of key commands that is shown while control is held down. All numbers are unverified.
    package struct CommandList: Sendable {
        package static let classic = Self()

        /// In seconds.
        package var delay = 1.0
        package var fadeDuration = 0.2
        package var columnWidth: CGFloat = 280
        package var columnGap: CGFloat = 24
        package var rowHeight: CGFloat = 28
        package var sectionGap: CGFloat = 12
        /// Between the edge of the panel and its content.
        package var inset: CGFloat = 20
        /// Between the panel and the edges of the window.
        package var margin: CGFloat = 16
        package var cornerRadius: CGFloat = 16
        package var titleSize: CGFloat = 15
        package var headerSize: CGFloat = 13
    }
}
