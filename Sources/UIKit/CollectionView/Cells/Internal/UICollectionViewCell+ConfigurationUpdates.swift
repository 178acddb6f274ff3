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
        state.isPinned = isPinnedInList
        state.isExpanded = isExpandedInOutline
        state.isEditing = isEditingInList
        state.isReordering = isHeld
        state.isDisabled = !isUserInteractionEnabled
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isFocused = isFocused
        state.isSwiped = collectionView?.parts.rowActions.ifMade?.row(of: self).map { $0.phase != .closing } ?? false
        if let dragLook {
            state.cellDragState = dragLook.drag
            state.cellDropState = dragLook.drop
        }
        return state
    }

    func callUpdateHandler(_ state: UICellConfigurationState) { configurations?.handler?(self, state) }

    // MARK: Views

    func replaceContentView(by view: (any UIView & UIContentView)?) {
        let old = content
        let new: UIView = view ?? UIView(frame: .zero)
        guard new !== old else { return }
        content = new
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        exchange(old, by: new)
        sizeDidChange(.request)
    }

    func backgroundConfigurationDidChange() {
        guard backgroundConfiguration != nil else { return }
        backgroundColor = nil
        backgroundView = nil
        selectedBackgroundView = nil
    }
}

extension UICollectionViewCell {
    static let updateOverrides = UpdateOverride.table(
        UICollectionViewCell.self, plain: PlainItem.self, updating: UpdatingItem.self)
}

private final class PlainItem: UICollectionViewCell {}

private final class UpdatingItem: UICollectionViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {}
}

extension UICollectionViewCell: ConfigurationUpdating {}
