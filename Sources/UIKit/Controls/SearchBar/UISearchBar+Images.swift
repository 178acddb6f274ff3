import Foundation

extension UISearchBar {
    /// The images in the field. The raw values are UIKit's.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The button that empties the field.
        case clear = 1
        /// The bookmark button.
        case bookmark = 2
        /// The button of the results list.
        case resultsList = 3
    }

    /// Sets the image in the place of the background color. Images for other positions and metrics than these are never
    /// shown.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        guard [.any, .top].contains(barPosition), barMetrics == .default else { return }
        self.backgroundImage = backgroundImage
    }

    /// Returns the background that was set; nil for positions and metrics that have none.
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        [.any, .top].contains(barPosition) && barMetrics == .default ? backgroundImage : nil
    }

    /// Sets an image that is stretched over the field, in the place of its gray. Only the normal and the disabled state
    /// have one.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        switch state {
        case .normal:
            searchTextField.background = backgroundImage
            searchTextField.backgroundColor = backgroundImage == nil ? .tertiarySystemFill : nil
        case .disabled: searchTextField.disabledBackground = backgroundImage
        default: return
        }
    }

    /// Returns the background of the field that was set for the normal or the disabled state; nil for others.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        switch state {
        case .normal: searchTextField.background
        case .disabled: searchTextField.disabledBackground
        default: nil
        }
    }

    /// Sets the font and the color of the titles of the scopes.
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        scopes.setTitleTextAttributes(attributes, for: state)
    }

    /// Returns the attributes that were set for the titles of the scopes; nil if none were.
    public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopes.titleTextAttributes(for: state)
    }
}
