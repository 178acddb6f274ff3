internal import ToolchainBets

/// A cell, header or footer that is set up by configurations.
@MainActor
protocol ConfigurableView: UIView {
    associatedtype State: UIConfigurationState

    /// Nil until a configuration or an update handler is set. The class is the one that declares the property.
    associatedtype Declaring: ConfigurableView where Declaring.State == State
    var configurations: ViewConfigurations<Declaring>? { get }
    var configurationUpdate: ConfigurationUpdate { get set }

    /// The overrides of `updateConfiguration(using:)` in subclasses; see ``UpdateOverride``.
    static var updateOverrides: OverrideTable? { get }

    var configurationState: State { get }
    func updateConfiguration(using state: State)
    /// Returns the state whose appearance the background gets.
    func backgroundState(_ state: State) -> State
    /// Calls the application's handler.
    func callUpdateHandler(_ state: State)

    /// Replaces the content view: by the view of a configuration, or by an empty view for nil.
    func replaceContentView(by view: (any UIView & UIContentView)?)
    /// Called when a background configuration was set for the first time or removed, or when one was set again.
    func backgroundConfigurationDidChange()
}

/// Whether and how configurations are updated before the next layout.
enum ConfigurationUpdate {
    case none, plain
    /// The background fades to its new color, as that of a selection does.
    case faded
}

extension ConfigurableView {
    func backgroundState(_ state: State) -> State { state }

    /// Has the configurations updated before the next layout: once for several changes of the state.
    func configurationStateDidChange(animated: Bool = false) {
        if configurationUpdate != .faded { configurationUpdate = animated ? .faded : .plain }
        if needsUpdates { setNeedsLayout() }
    }

    /// Calls client code.
    func updateConfigurationIfNeeded() {
        guard configurationUpdate != .none else { return }
        let isFaded = configurationUpdate == .faded
        configurationUpdate = .none
        guard needsUpdates else { return }
        let state = configurationState
        guard isFaded, configurations?.background != nil, windowLink != nil else { return update(for: state) }
        UIView.animate(
            withDuration: SystemMetrics.current.rows.highlightFadeDuration, delay: 0, options: .allowUserInteraction
        ) {
            self.update(for: state)
            self.configurations?.layOutBackgroundNow()
        }
    }

    private func update(for state: State) {
        updateConfiguration(using: state)
        callUpdateHandler(state)
    }

    private var needsUpdates: Bool { configurations != nil || UpdateOverride.isPresent(in: type(of: self)) }

    /// Puts a new content view where the former one was. The application may have moved that.
    func exchange(_ old: UIView, by new: UIView) {
        UIView.performWithoutAnimation { new.frame = old.superview === self ? old.frame : bounds }
        if old.superview === self {
            insertSubview(new, aboveSubview: old)
            old.removeFromSuperview()
        } else {
            addSubview(new)
        }
        setNeedsLayout()
    }
}
