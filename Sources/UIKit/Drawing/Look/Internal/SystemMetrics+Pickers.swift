import Foundation

extension SystemMetrics {
    /// The wheels of picker views. All unverified, but for the height, which is documented, and the row height, widely known since iOS 14.
    package struct Pickers: Sendable {
        package static let classic = Self()

        package var height: CGFloat = 216
        package var width: CGFloat = 320
        package var rowHeight: CGFloat = 32
        /// Of the cylinder that rows lie on: three rows and a little more are seen on either side of the selected one.
        package var radius: CGFloat = 90
        /// From the eye to the front of the cylinder.
        package var eyeDistance: CGFloat = 700
        package var fontSize: CGFloat = 21
        /// From the picker's sides to the band behind the selected rows, and to the wheels.
        package var margin: CGFloat = 9
        package var spacing: CGFloat = 5
        package var bandRadius: CGFloat = 8
        /// Higher than a row.
        package var bandGrowth: CGFloat = 2
        /// How much of a row beside the selected one is seen, were it not turned away.
        package var otherRowAlpha: CGFloat = 0.55

        package var calendar = Calendar()
        package var compact = Compact()
    }

    /// The calendar of date pickers. (unverified)
    package struct Calendar: Sendable {
        package var width: CGFloat = 320
        package var margin: CGFloat = 16
        package var headerHeight: CGFloat = 44
        package var weekdayHeight: CGFloat = 20
        package var rowHeight: CGFloat = 44
        package var timeHeight: CGFloat = 50
        /// Of the buttons for the months before and after.
        package var stepWidth: CGFloat = 44
        /// The diameter around the selected day.
        package var circle: CGFloat = 44
        package var circleAlpha: CGFloat = 0.15
        package var daySize: CGFloat = 20
        package var selectedDaySize: CGFloat = 24
        /// Of the space for a decoration below a day of a calendar view.
        package var decorationHeight: CGFloat = 16
    }

    /// The buttons of date pickers. (unverified, but for the height)
    package struct Compact: Sendable {
        package var margin: CGFloat = 11
        /// Higher than a line of text.
        package var growth: CGFloat = 14
        package var spacing: CGFloat = 6
        package var radius: CGFloat = 8
    }
}
