import Foundation

/// Shows in a view that its image is being loaded.
/// - Linux: works
@MainActor
public protocol SDWebImageIndicator: NSObjectProtocol {
    /// The view that shows it.
    var indicatorView: UIView { get }
    /// Is called when a load begins.
    func startAnimatingIndicator()
    /// Is called when a load has ended.
    func stopAnimatingIndicator()
    /// Is called with the share that has arrived, from 0 to 1. Not required.
    func updateIndicatorProgress(_ progress: Double)
}

extension SDWebImageIndicator {
    /// Does nothing.
    /// - Linux: works
    public func updateIndicatorProgress(_ progress: Double) {}
}

/// A spinning indicator.
/// - Linux: works
@MainActor
open class SDWebImageActivityIndicator: NSObject, SDWebImageIndicator {
    /// The view that spins.
    public let activityIndicator: UIActivityIndicatorView

    public override init() { activityIndicator = UIActivityIndicatorView(style: .medium) }

    private init(_ style: UIActivityIndicatorView.Style, _ color: UIColor?) {
        activityIndicator = UIActivityIndicatorView(style: style)
        if let color { activityIndicator.color = color }
    }

    /// A small gray one.
    public static var gray: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.medium, .gray) }
    /// A large gray one.
    public static var grayLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.large, .gray) }
    /// A small white one.
    public static var white: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.medium, .white) }
    /// A large white one.
    public static var whiteLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.large, .white) }
    /// A small one in the color of the system.
    public static var medium: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.medium, nil) }
    /// A large one in the color of the system.
    public static var large: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.large, nil) }

    open var indicatorView: UIView { activityIndicator }

    open func startAnimatingIndicator() { activityIndicator.startAnimating() }

    open func stopAnimatingIndicator() { activityIndicator.stopAnimating() }
}

/// A bar that shows how much of an image has arrived.
/// - Linux: works
@MainActor
open class SDWebImageProgressIndicator: NSObject, SDWebImageIndicator {
    /// The bar.
    public let progressView: UIProgressView

    public override init() { progressView = Self.bar(.default) }

    private init(_ style: UIProgressView.Style) { progressView = Self.bar(style) }

    private static func bar(_ style: UIProgressView.Style) -> UIProgressView {
        let bar = UIProgressView(progressViewStyle: style)
        bar.isHidden = true
        return bar
    }

    /// A bar.
    public static var `default`: SDWebImageProgressIndicator { SDWebImageProgressIndicator(.default) }
    /// A bar as in toolbars.
    public static var bar: SDWebImageProgressIndicator { SDWebImageProgressIndicator(.bar) }

    open var indicatorView: UIView { progressView }

    open func startAnimatingIndicator() {
        progressView.progress = 0
        progressView.isHidden = false
    }

    open func stopAnimatingIndicator() { progressView.isHidden = true }

    open func updateIndicatorProgress(_ progress: Double) { progressView.setProgress(Float(progress), animated: true) }
}
