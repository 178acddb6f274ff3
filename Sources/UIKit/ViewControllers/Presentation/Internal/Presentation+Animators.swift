/// Presentations by an animator of the application, and those in a container without a card.
extension Presentation {
    /// Returns the transition if the application has an animator for it, or a container without a card.
    func makeTransition(from source: UIViewController, animated: Bool) -> CustomTransition? {
        guard let presenter else { return nil }
        let isAnimated = animated && UIView.areAnimationsEnabled
        guard isAnimated || layout.style == .custom else { return nil }
        let own = presented.animator(presentedBy: presenter, from: source)
        let chosen =
            own
            ?? (isAnimated
                ? presented.preferredAnimator(other: presenter, isArriving: true, isPresentation: true) : nil)
        guard let animator = chosen ?? (isAnimated ? standardAnimator(isPresenting: true) : nil) else { return nil }
        let (presented, container) = (presented, container)
        let context = TransitionContext(
            from: removesPresenter
                ? .leaving(presenter, view: { [weak presenter] in presenter?.loadedView }, from: container.bounds)
                : .staying(presenter),
            to: .arriving(presented, view: { [weak container] in container?.transitionView }) {
                [weak presented] in presented?.presentationController?.frameOfPresentedViewInContainerView ?? .zero
            },
            in: container, animated: isAnimated, style: presented.modalPresentationStyle)
        return CustomTransition(
            context, animator: animator,
            interaction: own.flatMap { isAnimated ? presented.interactionForPresentation(by: $0) : nil })
    }

    /// The style of the controller, or that of the presenter if it provides one for the context that it defines. A user
    /// may prefer cross fades to all others.
    var transitionStyle: UIModalTransitionStyle {
        if UIAccessibility.prefersCrossFadeTransitions { return .crossDissolve }
        if [.currentContext, .overCurrentContext].contains(presented.modalPresentationStyle), let presenter,
            presenter.definesPresentationContext, presenter.providesPresentationContextTransitionStyle
        {
            return presenter.modalTransitionStyle
        }
        if case .standard(let style) = presented.preferredTransition?.kind { return style }
        return presented.modalTransitionStyle
    }

    /// The animator for a container without a card.
    func standardAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        guard cards == nil else { return nil }
        return StandardPresentationAnimator(style: transitionStyle, isPresenting: isPresenting)
    }

    func run(_ custom: CustomTransition, _ completion: (() -> Void)?) {
        let coordinator = custom.coordinator
        if removesPresenter, cards == nil, let view = presenter?.loadedView {
            presenterSuperview = view.superview
            container.insertSubview(view, at: 0)
        }
        container.layoutIfNeeded()
        custom.run(whenCancelled: { [weak self] in self?.beginReturning() }) { [weak self] completed in
            guard let self else { return }
            if completed {
                container.showPresentedView()
                finishStart(coordinator, completion)
            } else {
                finishReturning(coordinator, completion)
            }
        }
    }

    /// Makes the appearance calls of a presentation that was cancelled.
    private func beginReturning() {
        guard phase == .starting else { return }
        presented.beginTransition(appearing: false, animated: true, isExplicit: true)
        if removesPresenter, phase == .starting {
            presenter?.beginTransition(appearing: true, animated: true, isExplicit: true)
        }
    }

    /// Restores the state before a presentation that was cancelled. That UIKit calls the completion then, too, is
    /// unverified.
    private func finishReturning(_ coordinator: TransitionCoordinator, _ completion: (() -> Void)?) {
        guard phase == .starting else { return }
        custom = nil
        setPresenterDimmed(false)
        let controller = presented.knownPresentationController
        leave()
        controller?.presentationTransitionDidEnd(false)
        presented.endTransition()
        if removesPresenter { presenter?.endTransition() }
        finish(coordinator, cancelled: true)
        presented.presenterLink = nil
        completion?()
        runWaitingDismissals()
    }

    // MARK: Dismissal

    /// Returns the transition that dismisses this presentation, the topmost one.
    ///
    /// - Parameter lowest: the presentation whose presenter is shown afterwards.
    func makeDismissal(towards lowest: Presentation, animated: Bool) -> CustomTransition? {
        let isAnimated = animated && UIView.areAnimationsEnabled
        guard isAnimated || layout.style == .custom else { return nil }
        let own = presented.animatorForDismissal()
        let chosen =
            own
            ?? (isAnimated
                ? lowest.presenter.flatMap {
                    presented.preferredAnimator(other: $0, isArriving: false, isPresentation: true)
                } : nil)
        guard let animator = chosen ?? (isAnimated ? standardAnimator(isPresenting: false) : nil) else { return nil }
        let (container, presenter, bounds) = (container, lowest.presenter, container.bounds)
        let context = TransitionContext(
            from: .leaving(
                presented, view: { [weak container] in container?.transitionView },
                from: container.transitionView?.frame ?? .zero),
            to: lowest.removesPresenter
                ? .arriving(presenter, view: { [weak presenter] in presenter?.loadedView }) { bounds }
                : .staying(presenter),
            in: container, animated: isAnimated, style: presented.modalPresentationStyle)
        return CustomTransition(
            context, animator: animator,
            interaction: own.flatMap { isAnimated ? presented.interactionForDismissal(by: $0) : nil })
    }
}
