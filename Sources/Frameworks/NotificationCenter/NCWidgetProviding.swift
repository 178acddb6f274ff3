import UIKit

/// - Linux: works
///
/// What a widget has to show after an update.
public enum NCUpdateResult: UInt, Sendable {
    case newData = 0
    case noData = 1
    case failed = 2
}

/// - Linux: works
///
/// How much of a widget is shown.
public enum NCWidgetDisplayMode: Int, Sendable {
    case compact = 0
    case expanded = 1
}

/// - Linux: no effect
///
/// A widget of the notification center. A desktop has none, so that nothing is called.
@preconcurrency @MainActor
public protocol NCWidgetProviding: NSObjectProtocol {
    func widgetPerformUpdate(completionHandler: @escaping @Sendable (NCUpdateResult) -> Void)
    func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
    func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}

extension NCWidgetProviding {
    public func widgetPerformUpdate(completionHandler: @escaping @Sendable (NCUpdateResult) -> Void) {}

    public func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) {}

    public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets {
        defaultMarginInsets
    }
}
