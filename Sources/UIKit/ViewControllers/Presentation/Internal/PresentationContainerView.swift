/// Covers the window during and after a presentation. Created and removed by its presentation.
///
/// This class contains what a custom presentation controller and the animators of the application add to it. Standard
/// presentations use ``CardContainerView``.
class PresentationContainerView: UIView {
    private(set) weak var presented: UIViewController?
    /// Set when the presentation has ended its first animation.
    var hasBeenShown = false

    init(frame: CGRect, presented: UIViewController) {
        self.presented = presented
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// The view that a transition moves, which contains the presented controller's view.
    var transitionView: UIView? { controller == nil ? presented?.viewIfLoaded : controller?.presentedView }

    /// Nil if nobody has read it: then it has no subclass.
    private var controller: UIPresentationController? { presented?.knownPresentationController }

    /// Called before the transition. The animator adds the view.
    func takePresentedView() {
        transitionView?.frame = controller?.frameOfPresentedViewInContainerView ?? bounds
    }

    /// Adds the view of a presentation without an animator.
    func showPresentedView() {
        guard let view = transitionView, view.superview !== self else { return }
        addSubview(view)
    }

    // MARK: Assistive technologies

    override var accessibilityKind: AccessibilityKind { presented is UIAlertController ? .alert : .dialog }
    override var coversOtherNodes: Bool { true }
    override var accessibilityContainerName: String? { presented?.title ?? presented?.navigationItem.title }

    override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        layoutContents()
        controller?.containerViewDidLayoutSubviews()
    }

    /// Places the subviews; custom presentation controllers do that themselves.
    func layoutContents() {}
}

extension PresentationContainerView: AutomatedView {
    static var automationRole: AutomationRole { .presentation }
}

extension PresentationContainerView: PresentedContentHolder {
    var presentedResponder: UIResponder? { presented }
}
