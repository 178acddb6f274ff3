/// Configurations of cells: the state they depend on, and when they are updated.
extension UITableViewCell: ConfigurableView {
    /// Whether the content view shows a configuration.
    var isConfigured: Bool { configurations?.content != nil }

    func requireConfigurations() -> ViewConfigurations<UITableViewCell> {
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
        state.isEditing = isEditing
        state.isReordering = isHeld
        if let dragLook {
            state.cellDragState = dragLook.drag
            state.cellDropState = dragLook.drop
        }
        if let tableView {
            state.isFocused = tableView.parts.keyboard.ifMade != nil && isFocused
            state.isSwiped = tableView.parts.rowActions.ifMade?.row(of: self).map { $0.phase != .closing } ?? false
        }
        return state
    }

    var styleContentConfiguration: UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    var styleBackgroundConfiguration: UIBackgroundConfiguration {
        (ownListEnvironment ?? .plain) == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// The background of a cell without a selection style looks the same whether the cell is selected or not, as without
    /// a configuration; the application's own code hears of the selection. Unverified.
    func backgroundState(_ state: UICellConfigurationState) -> UICellConfigurationState {
        guard selectionStyle == .none else { return state }
        var state = state
        state.isSelected = false
        state.isHighlighted = false
        return state
    }

    func callUpdateHandler(_ state: UICellConfigurationState) { configurations?.handler?(self, state) }

    // MARK: Views

    func replaceContentView(by view: (any UIView & UIContentView)?) {
        let old = content
        let new: UIView = view ?? CellContentView(frame: .zero)
        guard new !== old else { return }
        content = new
        // The labels of the style belong to the old content view.
        labels = CellLabels(cell: self)
        exchange(old, by: new)
        rowSizeDidChange(.request)
    }

    func backgroundConfigurationDidChange() {
        guard backgroundConfiguration != nil else {
            if !hasOwnBackgroundColor { applyDefaultBackground() }
            return selection.backgroundWasUnconfigured()
        }
        backgroundView = nil
        selection.backgroundWasConfigured()
        hasOwnBackgroundColor = false
        applyDefaultBackground()
    }
}

extension UITableViewCell {
    static let updateOverrides = UpdateOverride.table(
        UITableViewCell.self, plain: PlainCell.self, updating: UpdatingCell.self)
}

private final class PlainCell: UITableViewCell {}

private final class UpdatingCell: UITableViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {}
}

extension UITableViewCell: ConfigurationUpdating {}
