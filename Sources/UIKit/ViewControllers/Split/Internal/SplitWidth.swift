import CoreGraphics

/// The width that an application asks for a column.
struct SplitWidth: Equatable {
    var preferred = UISplitViewController.automaticDimension
    var fraction = UISplitViewController.automaticDimension
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension

    /// - Parameters:
    ///   - standard: the width of a column without other values, and the maximum of a fraction.
    ///   - total: the width of the split view.
    func resolved(standard: CGFloat, total: CGFloat) -> CGFloat {
        let automatic = UISplitViewController.automaticDimension
        var width = standard
        if preferred != automatic {
            width = preferred
        } else if fraction != automatic {
            width = fraction * total
            if maximum == automatic { width = min(width, standard) }
        }
        if maximum != automatic { width = min(width, maximum) }
        if minimum != automatic { width = max(width, minimum) }
        return max(0, min(width, total).rounded())
    }
}
