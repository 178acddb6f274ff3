/// What a popover can point at: a view, a layout guide, or an item of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
extension UITabBarItem: UIPopoverPresentationControllerSourceItem {}
extension UITab: UIPopoverPresentationControllerSourceItem {}

/// The view of a source item and a rectangle in it.
@MainActor
struct PopoverSource {
    let view: UIView
    let rect: CGRect

    /// Nil for an item that no bar shows.
    init?(_ item: (any UIPopoverPresentationControllerSourceItem)?) {
        switch item {
        case let view as UIView: self.init(view: view)
        case let item as UIBarButtonItem: self.init(view: item.viewOnBar)
        case let item as UITabBarItem: self.init(view: (item.owner as? UITabBar)?.button(of: item))
        case let tab as UITab: self.init(tab.item)
        case let guide as UILayoutGuide:
            self.init(view: guide.owningView, rect: guide.layoutFrame)
        default: return nil
        }
    }

    private init?(view: UIView?, rect: CGRect? = nil) {
        guard let view else { return nil }
        (self.view, self.rect) = (view, rect ?? view.bounds)
    }
}
