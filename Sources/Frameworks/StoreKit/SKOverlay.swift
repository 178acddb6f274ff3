import UIKit

/// - Linux: works
///
/// Told on the main queue that an overlay is not shown.
public protocol SKOverlayDelegate: NSObjectProtocol {
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)

    /// - Linux: no effect
    func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)

    /// - Linux: no effect
    func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)

    /// - Linux: no effect
    func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)

    /// - Linux: no effect
    func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}

    public func storeOverlayWillStartPresentation(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}

    public func storeOverlayDidFinishPresentation(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}

    public func storeOverlayWillStartDismissal(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}

    public func storeOverlayDidFinishDismissal(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
}

/// - Linux: refuses
///
/// An advertisement for another application; presenting ends with `SKError.overlayInvalidConfiguration`.
// Sound: the delegate is set and told on the main thread.
public class SKOverlay: NSObject, @unchecked Sendable {
    /// - Linux: works
    open class Configuration: NSObject {}

    /// - Linux: works
    public enum Position: Int, Sendable {
        case bottom = 0
        case bottomRaised = 1
    }

    /// - Linux: works
    public class AppConfiguration: Configuration {
        public var appIdentifier: String
        public var campaignToken: String?
        public var providerToken: String?
        public var customProductPageIdentifier: String?
        public var latestReleaseID: String?
        public var position: Position
        public var userDismissible = true

        public init(appIdentifier: String, position: Position) {
            self.appIdentifier = appIdentifier
            self.position = position
        }
    }

    /// - Linux: works
    public class AppClipConfiguration: Configuration {
        public var campaignToken: String?
        public var providerToken: String?
        public var position: Position

        public init(position: Position) {
            self.position = position
        }
    }

    /// - Linux: no effect
    public class TransitionContext: NSObject {
        public var startFrame: CGRect { .zero }
        public var endFrame: CGRect { .zero }

        public func addAnimation(_ block: @escaping () -> Void) {}
    }

    public weak var delegate: (any SKOverlayDelegate)?
    public let configuration: Configuration

    public init(configuration: Configuration) {
        self.configuration = configuration
    }

    @MainActor public func present(in scene: UIWindowScene) {
        let error = StoreAbsence.error(.unsupportedPlatform)
        DispatchQueue.main.async { self.delegate?.storeOverlayDidFailToLoad(self, error: error) }
    }

    /// - Linux: no effect
    @MainActor public class func dismiss(in scene: UIWindowScene) {}
}
