import Foundation

/// Shows items of a view enlarged while a finger or a button is held down on them, at accessibility text sizes. Bars have
/// this behaviour for their buttons.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// Whether the user has chosen an accessibility text size.
    open class var isEnabled: Bool {
        UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// Posted after ``isEnabled`` has changed. The name's text is unverified.
    public nonisolated class var enabledStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
    }

    /// The view that the interaction was added to; nil before `addInteraction` and after the interaction was removed.
    open private(set) weak var view: UIView?
    /// Says what is enlarged; not retained. Without a delegate, the end of a press on a control sends `.touchUpInside`.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

    /// Recognizes the press, for relationships with other recognizers.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    private lazy var press = LargeContentPress(self)
    private var shown: (item: any UILargeContentViewerItem, card: LargeContentCard)?

    /// Creates an interaction without a delegate.
    public convenience override init() {
        self.init(delegate: nil)
    }

    /// Creates an interaction that has no effect until it is added to a view. The delegate is not retained.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        hide()
        self.view?.removeGestureRecognizer(press)
        self.view = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    // MARK: The press

    /// Whether an item is at the point.
    func mayBegin(at point: CGPoint) -> Bool { Self.isEnabled && item(at: point) != nil }

    func move(to point: CGPoint) {
        guard let item = item(at: point) else { return }
        guard shown?.item !== item else { return }
        hide()
        guard let window = controller?.viewIfLoaded?.window ?? view?.window else { return }
        let card = LargeContentCard(item)
        card.show(in: window)
        shown = (item, card)
    }

    func end(at point: CGPoint, isCancelled: Bool) {
        let item = isCancelled ? nil : item(at: point)
        hide()
        guard !isCancelled else { return }
        if let delegate {
            delegate.largeContentViewerInteraction(self, didEndOn: item, at: point)
        } else if let button = item as? UIControl, button.isEnabled {
            // The interaction of a bar performs what the button does.
            button.sendActions(for: .touchUpInside)
        }
    }

    private var controller: UIViewController? { delegate?.viewController(for: self) }

    /// The controller of the view or of one around it, for delegates that name none.
    var nearestController: UIViewController {
        let responders = sequence(first: view as UIResponder?, next: { $0?.next })
        let found = responders.lazy.compactMap { $0 as? UIViewController }.first
        return found ?? view?.window?.rootViewController ?? UIViewController()
    }

    private func hide() {
        shown?.card.hide()
        shown = nil
    }

    private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        guard let view else { return nil }
        if let item = delegate?.largeContentViewerInteraction(self, itemAt: point) {
            return item.showsLargeContentViewer ? item : nil
        }
        return sequence(first: view.hitTest(point, with: nil) ?? view, next: \.superview)
            .first { $0.showsLargeContentViewer && $0.isDescendant(of: view) }
    }
}

/// Says what a large content viewer shows. Every method is optional.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// Called when the press has ended, to do what a tap on the item does; nil if it ended beside the items.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)

    /// Returns the item at a point of the interaction's view; nil, the default, for the view there.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?

    /// Returns the controller in whose window the item is shown.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}
