/// Configurations of the content and of the background.
extension UICollectionViewCell {
    /// What the view shows. Setting it replaces ``contentView``, or updates it if it supports the configuration. Nil, the
    /// default, is a content view for views of the application's own.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations?.content }
        set {
            MainThreadChecker.check()
            if newValue != nil || isConfigured { requireConfigurations().setContent(newValue) }
        }
    }

    /// The background of the cell, also while it is selected. Setting it removes `backgroundColor`
    /// and the views below. The default is nil.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations?.background }
        set {
            MainThreadChecker.check()
            if newValue != nil || backgroundConfiguration != nil { requireConfigurations().setBackground(newValue) }
        }
    }

    /// Adapts a configuration to a cell's state, for example to its selection.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// Called after ``updateConfiguration(using:)``. Setting it requests an update.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configurations?.handler }
        set {
            requireConfigurations().handler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Returns a clear configuration: a cell outside lists has no background of its own. Unverified.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        MainThreadChecker.check()
        return .clear()
    }
}
