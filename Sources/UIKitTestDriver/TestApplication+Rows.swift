import Foundation
import UIKit

// What a finger does to the rows of a table.
extension TestApplication {
    /// Swipes a row with a finger, as for its actions, and lifts the finger. The row then moves on; `advance(by:)` half
    /// a second lets it come to rest.
    ///
    /// - Parameters:
    ///   - indexPath: a row on the screen.
    ///   - table: the table; nil is the frontmost one on the screen.
    ///   - distance: how far the finger moves, in points; negative to the left. The row follows from the 10th point on.
    ///   - duration: how long the movement takes, in seconds.
    ///   - holding: how long the finger rests before it is lifted, in seconds. The default is enough to lose all speed,
    ///     so that the position decides whether the row opens. Without it a fast movement is a flick.
    /// - Throws: ``DriverError`` when the row is not visible.
    public func swipeRow(
        at indexPath: IndexPath, in table: UITableView? = nil, by distance: CGFloat, duration: TimeInterval = 0.3,
        holding: TimeInterval = 0.2
    ) throws {
        let place = try visibleRow(at: indexPath, in: table)
        let start = CGPoint(x: place.midX - distance / 2, y: place.midY)
        let inside = CGPoint(x: min(max(start.x, place.minX + 24), place.maxX - 24), y: start.y)
        drag(from: inside, to: CGPoint(x: inside.x + distance, y: inside.y), duration: duration, holding: holding)
    }

    /// Swipes a row with a touchpad, one step per frame. The row opens or closes a moment after the last step.
    ///
    /// - Parameter distance: how far the content moves, in points; negative to the left.
    public func scrollRowSideways(
        at indexPath: IndexPath, in table: UITableView? = nil, by distance: CGFloat
    ) throws {
        let place = try visibleRow(at: indexPath, in: table)
        let steps = 10
        for _ in 0..<steps {
            wheel(
                at: CGPoint(x: place.midX, y: place.midY),
                by: CGVector(dx: distance / CGFloat(steps), dy: 0), precise: true)
            advance(by: 1 / 60)
        }
    }

    /// The visible part of a row's place, in points of the screen.
    private func visibleRow(at indexPath: IndexPath, in table: UITableView?) throws -> CGRect {
        frame()
        let table = try table ?? view(UITableView.self)
        guard let cell = table.cellForRow(at: indexPath), let whole = visibleRect(of: table) else {
            throw DriverError("There is no visible row \(indexPath). Visible texts: \(visibleTexts)")
        }
        let row = table.convert(table.rectForRow(at: indexPath), to: nil as UIView?)
        let onScreen = cell.window?.convert(row, to: nil as UIWindow?) ?? row
        let visible = onScreen.intersection(whole)
        guard !visible.isNull, visible.width > 0, visible.height > 0 else {
            throw DriverError("The row \(indexPath) is not visible. Visible texts: \(visibleTexts)")
        }
        return visible
    }
}
