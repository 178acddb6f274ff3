import UIKit

/// The frames of views by the identifiers that they have in the file.
@MainActor
struct FrameReport {
    private(set) var frames: [String: [Double]] = [:]

    /// Adds the frames of the views below a view.
    mutating func add(below view: UIView) {
        for subview in view.subviews { add(subview) }
    }

    mutating func add(_ view: UIView) {
        if let identifier = view.restorationIdentifier { frames[identifier] = Self.numbers(view.frame) }
        if let cell = view as? UITableViewCell, let identifier = cell.restorationIdentifier {
            frames[identifier + "/contentView"] = Self.numbers(cell.contentView.frame)
        }
        add(below: view)
    }

    private static func numbers(_ frame: CGRect) -> [Double] {
        [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
    }
}
