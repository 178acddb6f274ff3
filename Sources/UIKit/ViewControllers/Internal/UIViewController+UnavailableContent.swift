// Screens without content: what UIViewController's members of that name do.
extension UIViewController {
    func setUnavailableContent(_ configuration: (any UIContentConfiguration)?) {
        if configuration == nil, unavailableContent == nil { return }
        let content = unavailableContent ?? ControllerUnavailableContent(of: self)
        unavailableContent = content
        content.set(configuration)
    }

    var unavailableContentState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        if let search = madeNavigationItem?.searchController, search.isActive {
            state.searchText = search.searchBar.text
        }
        return state
    }

    func updateUnavailableContent(for state: UIContentUnavailableConfigurationState) {
        guard let configuration = contentUnavailableConfiguration else { return }
        contentUnavailableConfiguration = configuration.updated(for: state)
    }

    /// Called before the layout of the view. Calls client code.
    func prepareUnavailableContent() {
        if needsUnavailableContentUpdate {
            needsUnavailableContentUpdate = false
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
        unavailableContent?.layOut()
    }
}
