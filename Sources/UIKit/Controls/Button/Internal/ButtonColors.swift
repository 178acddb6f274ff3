/// The colors of a button with a configuration in one state.
@MainActor
struct ButtonColors {
    let foreground: UIColor
    let background: UIColor

    init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) {
        let metrics = SystemMetrics.current.buttons
        let base = configuration.baseBackgroundColor ?? tint
        var (foreground, background): (UIColor, UIColor)
        switch configuration.style {
        case .plain: (foreground, background) = (tint, configuration.baseBackgroundColor ?? .clear)
        case .gray: (foreground, background) = (tint, configuration.baseBackgroundColor ?? .secondarySystemFill)
        case .tinted: (foreground, background) = (tint, base.withAlphaComponent(metrics.tintedAlpha))
        case .filled: (foreground, background) = (.white, base)
        }
        foreground = configuration.baseForegroundColor ?? foreground
        background = configuration.background.backgroundColor ?? background
        let isGround = configuration.style == .plain || configuration.style == .gray
        if state.contains(.selected), configuration.automaticallyUpdateForSelection, isGround {
            // Plain and gray buttons show the selected state by their background. // unverified
            background =
                configuration.style == .plain ? tint.withAlphaComponent(metrics.tintedAlpha) : tint
            if configuration.style == .gray { foreground = .white }
        }
        if state.contains(.disabled) {
            foreground = .tertiaryLabel
            if configuration.style != .plain { background = .tertiarySystemFill }
        } else if state.contains(.highlighted) {
            foreground = foreground.faded(to: metrics.pressedConfigurationAlpha)
            background = background.faded(to: metrics.pressedConfigurationAlpha)
        }
        self.foreground = foreground
        self.background = background
    }
}

extension UIColor {
    /// Returns the color with its alpha multiplied by `share`. The result is dynamic, as the color is.
    func faded(to share: CGFloat) -> UIColor {
        UIColor { [self] traits in
            let resolved = resolvedColor(with: traits)
            return resolved.withAlphaComponent(resolved.cgColor.alpha * share)
        }
    }
}
