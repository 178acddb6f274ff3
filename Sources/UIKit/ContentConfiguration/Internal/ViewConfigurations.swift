/// The content and background configurations of one view, and the views that show them.
///
/// Owned by the view; created when the first configuration or update handler is set.
@MainActor
final class ViewConfigurations<Owner: ConfigurableView> {
    /// Sound: the view owns this object.
    private unowned(unsafe) let owner: Owner

    private(set) var content: (any UIContentConfiguration)?
    /// The content view that shows ``content``.
    private(set) var contentView: (any UIView & UIContentView)?
    private(set) var background: UIBackgroundConfiguration?
    private var backgroundView: ConfiguredBackgroundView?

    var updatesContent = true
    var updatesBackground = true
    var handler: ((Owner, Owner.State) -> Void)?
    /// The number of changes of the content, which client code may make while another one is in progress.
    private var contentChanges = 0

    init(of owner: Owner) {
        self.owner = owner
    }

    // MARK: Content

    /// Shows a configuration in the present content view if that supports it, otherwise in a new one.
    func setContent(_ new: (any UIContentConfiguration)?) {
        contentChanges += 1
        let change = contentChanges
        let owner = owner
        guard let new else {
            guard content != nil else { return }
            content = nil
            contentView = nil
            return owner.replaceContentView(by: nil)
        }
        let shown = updatesContent ? new.updated(for: owner.configurationState) : new
        guard change == contentChanges else { return }
        content = shown
        show(shown, change)
    }

    private func show(_ shown: any UIContentConfiguration, _ change: Int) {
        let owner = owner
        if let contentView, contentView.supports(shown) {
            guard change == contentChanges else { return }
            contentView.configuration = shown
        } else {
            guard change == contentChanges else { return }
            let made = shown.makeContentView()
            guard change == contentChanges else { return }
            contentView = made
            owner.replaceContentView(by: made)
        }
        owner.setNeedsLayout()
    }

    // MARK: Background

    func setBackground(_ new: UIBackgroundConfiguration?) {
        let owner = owner
        background =
            updatesBackground ? new?.updated(for: owner.backgroundState(owner.configurationState)) : new
        showBackground()
        owner.backgroundConfigurationDidChange()
    }

    private func showBackground() {
        guard let background else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        let view = backgroundView ?? ConfiguredBackgroundView()
        if backgroundView == nil {
            view.frame = owner.bounds
            owner.insertSubview(view, at: 0)
            backgroundView = view
        }
        view.show(background, radius: background.cornerRadius)
    }

    func layOutBackground() {
        guard let backgroundView else { return }
        if backgroundView.frame != owner.bounds { backgroundView.frame = owner.bounds }
    }

    /// Lays the background out within an animation of the state.
    func layOutBackgroundNow() { backgroundView?.layoutIfNeeded() }

    // MARK: Updating

    /// Gives the configurations the appearance for a state.
    func apply(_ state: Owner.State) {
        if updatesContent, let content {
            contentChanges += 1
            let change = contentChanges
            let updated = content.updated(for: state)
            guard change == contentChanges else { return }
            self.content = updated
            show(updated, change)
        }
        if updatesBackground, let background {
            let updated = background.updated(for: owner.backgroundState(state))
            guard updated != background else { return }
            self.background = updated
            showBackground()
        }
    }
}
