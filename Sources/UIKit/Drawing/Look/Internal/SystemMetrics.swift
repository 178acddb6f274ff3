import Foundation

/// Every number of the system look, in one value per look.
///
/// Views read ``current`` when they measure, lay out or paint and keep no copies, so that a look chosen before the
/// first layout holds everywhere. Each number names its source beside it; `unverified` marks those without one.
/// "measured" means read off a real rendering of the named system; "dump" a printed view tree.
package struct SystemMetrics: Sendable {
    package var margins: Margins
    package var rows: Rows
    package var cells: Cells
    package var separators: Separators
    package var headers: Headers
    package var accessories: Accessories
    package var insetGroups: InsetGroups
    package var bars: Bars
    package var scrollIndicators: ScrollIndicators
    package var switches: Switches
    package var colors: Colors

    /// The numbers of the look chosen for this process: see ``Trestle/look``.
    package static var current: SystemMetrics {
        metrics(for: Trestle.look)
    }

    package static func metrics(for look: Trestle.Look) -> SystemMetrics {
        switch look {
        case .classic: classic
        case .ios26: ios26
        case .catalyst26: catalyst26
        }
    }
}

extension SystemMetrics {
    /// A length that the system rounds differently at each pixel density.
    package struct ScaledLength: Sendable, Equatable {
        package var at1x: CGFloat
        package var at2x: CGFloat
        package var at3x: CGFloat

        package init(_ at1x: CGFloat, _ at2x: CGFloat, _ at3x: CGFloat) {
            self.at1x = at1x
            self.at2x = at2x
            self.at3x = at3x
        }

        package func callAsFunction(scale: CGFloat) -> CGFloat {
            if scale >= 2.5 { return at3x }
            return scale >= 1.5 ? at2x : at1x
        }
    }

    /// The smallest multiple of a device pixel that is not below `length`.
    package static func roundUp(_ length: CGFloat, scale: CGFloat) -> CGFloat {
        // The tolerance keeps lengths that are whole pixels but for binary rounding from growing by one.
        (length * scale - 1e-4).rounded(.up) / scale
    }

    package static func roundDown(_ length: CGFloat, scale: CGFloat) -> CGFloat {
        (length * scale + 1e-4).rounded(.down) / scale
    }

    package static func round(_ length: CGFloat, scale: CGFloat) -> CGFloat {
        (length * scale).rounded() / scale
    }
}
