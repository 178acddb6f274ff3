/// Configurations: the state they depend on, and when they are updated.
extension UICollectionViewCell: ConfigurableView {
    /// Whether the content view shows a configuration.
    var isConfigured: Bool { configurations?.content != nil }

    func requireConfigurations() -> ViewConfigurations<UICollectionViewCell> {
        if let configurations { return configurations }
        let made = ViewConfigurations(of: self)
        configurations = made
        return made
    }

    var systemConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }

    // MARK: Updating

    /// Has the configurations updated before the next layout.
    func configurationStateDidChange() {
        needsConfigurationUpdate = true
        guard configurations != nil || UpdateOverride.isPresent(in: type(of: self)) else { return }
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        guard configurations != nil || UpdateOverride.isPresent(in: type(of: self)) else { return }
        let state = configurationState
        updateConfiguration(using: state)
        configurations?.handler?(self, state)
    }

    // MARK: Views

    func replaceContentView(by view: (any UIView & UIContentView)?) {
        let old = content
        let new: UIView = view ?? UIView(frame: .zero)
        guard new !== old else { return }
        content = new
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if old.superview === self {
            insertSubview(new, aboveSubview: old)
            old.removeFromSuperview()
        } else {
            addSubview(new)
        }
        setNeedsLayout()
    }

    func backgroundConfigurationDidChange() {
        guard backgroundConfiguration != nil else { return }
        backgroundColor = nil
        backgroundView = nil
        selectedBackgroundView = nil
    }
}
