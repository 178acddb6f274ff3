/// Where in its view a HUD is.
/// - Linux: works
public enum JGProgressHUDPosition: UInt, Sendable {
    case center
    case topLeft
    case topCenter
    case topRight
    case centerLeft
    case centerRight
    case bottomLeft
    case bottomCenter
    case bottomRight
}

/// The look of a HUD.
/// - Linux: works
public enum JGProgressHUDStyle: UInt, Sendable {
    /// Nearly white, with black contents.
    case extraLight
    /// Lighter than what is below, with black contents.
    case light
    /// Dark, with white contents.
    case dark
}

/// Which touches a HUD takes from the view that it covers.
/// - Linux: works
public enum JGProgressHUDInteractionType: UInt, Sendable {
    /// All touches of the view.
    case blockAllTouches
    /// Those of the panel.
    case blockTouchesOnHUDView
    /// None.
    case blockNoTouches
}

/// Whether a HUD moves with the device. Desktops have no sensors for it.
/// - Linux: no effect
public enum JGProgressHUDParallaxMode: UInt, Sendable {
    case device
    case alwaysOn
    case alwaysOff
}
