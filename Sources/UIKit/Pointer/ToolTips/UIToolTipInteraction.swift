import Foundation

/// Shows a text when the mouse pointer rests on a view.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    /// The view to which the interaction was added; nil before.
    open private(set) weak var view: UIView?

    /// The object that makes tool tips for a place; nil, the default, shows ``defaultToolTip``. Not retained.
    open weak var delegate: (any UIToolTipInteractionDelegate)? {
        didSet { proxy = ProxyAnswers(delegate) }
    }
    private var proxy: ProxyAnswers?

    /// The default is true.
    open var isEnabled = true

    /// The text for the whole view when the delegate does not answer; nil shows none.
    open var defaultToolTip: String?

    public override init() {
        super.init()
    }

    /// Creates an interaction without a delegate, which shows one text for the whole view.
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// Returns what to show for a point of the view; nil for nothing. Whether the default tool tip follows a delegate's
    /// nil is unverified.
    func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
        guard isEnabled else { return nil }
        let answer = ToolTipInteractionDelegateMethods.configuration.ask(delegate, proxy) {
            $0.toolTipInteraction(self, configurationAt: point)
        }
        if let answer { return answer }
        return defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    }
}

/// Provides the tool tips for the parts of a view.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// Returns what to show; nil for nothing. Called when the pointer rests on the view. Without this method
    /// ``UIToolTipInteraction/defaultToolTip`` is shown.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}
