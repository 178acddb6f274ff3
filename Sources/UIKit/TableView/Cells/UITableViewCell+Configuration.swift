/// Configurations of the content and of the background.
extension UITableViewCell {
    /// What the cell shows. Setting it replaces ``contentView``, or updates it if it supports the configuration. Nil, the
    /// default, is a content view for views of the application's own.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations?.content }
        set {
            MainThreadChecker.check()
            if newValue != nil || isConfigured { requireConfigurations().setContent(newValue) }
        }
    }

    /// The background of the cell, also while it is selected. Setting it removes ``backgroundColor``, ``backgroundView``,
    /// and the backgrounds for selected cells. The default is nil.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations?.background }
        set {
            MainThreadChecker.check()
            if newValue != nil || backgroundConfiguration != nil { requireConfigurations().setBackground(newValue) }
        }
    }

    /// Sets up a cell for a state, for example selected or disabled.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// Called after ``updateConfiguration(using:)``. Setting it requests an update.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configurations?.handler }
        set {
            requireConfigurations().handler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Returns the configuration for the cell's style, without contents.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        MainThreadChecker.check()
        return styleContentConfiguration
    }

    /// Returns the configuration for the style of the cell's table.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        MainThreadChecker.check()
        return styleBackgroundConfiguration
    }
}
