/// The content of a view as a value: what it shows and how, without the view that shows it.
///
/// Cells, headers and footers create the view and pass it later values, if the view supports them.
public protocol UIContentConfiguration {
    /// Creates a view that shows the configuration.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration with the appearance for a state. What the application has set is kept.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The configuration that the view shows. Setting another one updates the view.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show the configuration. The default is true for configurations of the same type as
    /// ``configuration``.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
