/// Configurations: the state they depend on, and when they are updated.
extension UITableViewHeaderFooterView: ConfigurableView {
    /// Whether the content view shows a configuration.
    var isConfigured: Bool { configurations?.content != nil }

    func requireConfigurations() -> ViewConfigurations<UITableViewHeaderFooterView> {
        if let configurations { return configurations }
        let made = ViewConfigurations(of: self)
        configurations = made
        return made
    }

    var systemConfigurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = tableContext?.isFloating ?? false
        return state
    }

    var styleContentConfiguration: UIListContentConfiguration {
        let context = tableContext ?? HeaderFooterContext()
        if context.style == .plain { return context.isHeader ? .plainHeader() : .plainFooter() }
        return context.isHeader ? .groupedHeader() : .groupedFooter()
    }

    var styleBackgroundConfiguration: UIBackgroundConfiguration {
        tableContext.map { $0.style != .plain } ?? false ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
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
        // The labels belong to the old content view.
        titles = HeaderFooterTitles(view: self)
        new.frame = old.frame
        if old.superview === self {
            insertSubview(new, aboveSubview: old)
            old.removeFromSuperview()
        } else {
            addSubview(new)
        }
        setNeedsLayout()
    }

    func backgroundConfigurationDidChange() {
        if backgroundConfiguration != nil { backgroundView = nil }
        applyBackground()
    }
}
