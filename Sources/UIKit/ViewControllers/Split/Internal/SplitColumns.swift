/// The controllers of a split view's columns. In a style with columns, each but the compact one is in a navigation
/// controller.
@MainActor
struct SplitColumns {
    typealias Column = UISplitViewController.Column

    private var given: [Column: UIViewController] = [:]
    /// The navigation controllers that were made for controllers without one.
    private var made: [Column: UINavigationController] = [:]

    /// The controllers that are shown, from the primary one on.
    var all: [UIViewController] { [.primary, .supplementary, .secondary].compactMap { self[$0] } }

    /// The controller that is shown in a column: the given one, or its navigation controller.
    subscript(column: Column) -> UIViewController? { made[column] ?? given[column] }

    /// The controller that the application has set.
    func application(_ column: Column) -> UIViewController? { given[column] }

    /// Sets a controller and returns the one that was shown before.
    mutating func set(_ controller: UIViewController?, for column: Column, wrapping: Bool) -> UIViewController? {
        let before = self[column]
        if given[column] === controller, controller != nil { return before }
        given[column] = controller
        made[column] = nil
        if wrapping, column != .compact, let controller, !(controller is UINavigationController) {
            made[column] = UINavigationController(rootViewController: controller)
        }
        return before
    }

    func column(of controller: UIViewController) -> Column? {
        [Column.primary, .supplementary, .secondary, .compact].first { self[$0] === controller }
    }
}
