/// Configurations of the content and of the background.
extension UITableViewHeaderFooterView {
    /// What the view shows. Setting it replaces ``contentView``, or updates it if it supports the configuration. Nil, the
    /// default, is a content view for views of the application's own.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations?.content }
        set {
            MainThreadChecker.check()
            if newValue != nil || isConfigured { requireConfigurations().setContent(newValue) }
        }
    }

    /// The background of the view. Setting it removes ``backgroundView``. The default is nil.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations?.background }
        set {
            MainThreadChecker.check()
            if newValue != nil || backgroundConfiguration != nil { requireConfigurations().setBackground(newValue) }
        }
    }

    /// Sets up a header or footer for a state.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    /// Called after ``updateConfiguration(using:)``. Setting it requests an update.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configurations?.handler }
        set {
            requireConfigurations().handler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Returns the configuration for headers or footers of the table's style, without contents.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        MainThreadChecker.check()
        return styleContentConfiguration
    }

    /// Returns the configuration for headers and footers of the table's style.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        MainThreadChecker.check()
        return styleBackgroundConfiguration
    }
}
