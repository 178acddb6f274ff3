import Foundation

// As in UIKit, only table view controllers move their content away from the keyboard. Other controllers observe the
// notifications.

extension UIViewController {
    /// Tells the table view controllers among this controller, its children and the controllers it presents that the
    /// keyboard moves.
    ///
    /// - Parameter frame: the covered area in the window's coordinates; nil if nothing is covered.
    func keyboardMoves(to frame: CGRect?, in window: UIWindow) {
        (self as? UITableViewController)?.avoidKeyboard(at: frame, in: window)
        for child in children { child.keyboardMoves(to: frame, in: window) }
        if let presented = presentation?.presented, presented.parent == nil {
            presented.keyboardMoves(to: frame, in: window)
        }
    }
}

extension UITableViewController {
    fileprivate func avoidKeyboard(at frame: CGRect?, in window: UIWindow) {
        guard let table = viewIfLoaded as? UITableView, table.window === window else { return }
        let covered = frame.map { table.convert(table.bounds, to: window).maxY - $0.minY } ?? 0
        table.insets.coveredBelow = max(0, covered)
        guard covered > 0, let view = window.firstResponder as? UIView, view.isDescendant(of: table) else { return }
        table.scrollRectToVisible(table.convert(view.bounds, from: view), animated: true)
    }
}
