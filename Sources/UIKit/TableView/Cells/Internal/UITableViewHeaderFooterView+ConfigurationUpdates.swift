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
        let isHeader = tableContext?.isHeader ?? true
        if (ownListEnvironment ?? .plain) == .plain { return isHeader ? .plainHeader() : .plainFooter() }
        return isHeader ? .groupedHeader() : .groupedFooter()
    }

    var styleBackgroundConfiguration: UIBackgroundConfiguration {
        (ownListEnvironment ?? .plain) == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    func callUpdateHandler(_ state: UIViewConfigurationState) { configurations?.handler?(self, state) }

    // MARK: Views

    /// Gives the view of a configuration its width and the margins of the table's style, on which its height depends.
    func place(_ configured: UIView, in room: CGRect, margin: CGFloat) {
        let margins = UIEdgeInsets(
            top: UIView.standardMargin, left: room.minX + margin, bottom: UIView.standardMargin,
            right: bounds.width - room.maxX + margin)
        if margins != systemMargins {
            systemMargins = margins
            marginsMayHaveChanged(isLaidOut: true)
        }
        let frame = CGRect(x: room.minX, y: 0, width: room.width, height: bounds.height)
        if configured.frame != frame { configured.frame = frame }
    }

    func replaceContentView(by view: (any UIView & UIContentView)?) {
        let old = content
        let new: UIView = view ?? UIView(frame: .zero)
        guard new !== old else { return }
        content = new
        // The labels belong to the old content view.
        titles = HeaderFooterTitles(view: self)
        exchange(old, by: new)
    }

    func backgroundConfigurationDidChange() {
        if backgroundConfiguration != nil { backgroundView = nil }
        applyBackground()
    }
}

extension UITableViewHeaderFooterView {
    static let updateOverrides = UpdateOverride.table(
        UITableViewHeaderFooterView.self, plain: PlainBand.self, updating: UpdatingBand.self)
}

private final class PlainBand: UITableViewHeaderFooterView {}

private final class UpdatingBand: UITableViewHeaderFooterView {
    override func updateConfiguration(using state: UIViewConfigurationState) {}
}

extension UITableViewHeaderFooterView: ConfigurationUpdating {}
