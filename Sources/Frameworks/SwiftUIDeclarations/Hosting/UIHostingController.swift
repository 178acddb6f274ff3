import UIKit

/// - Linux: refuses
///
/// Shows a panel in place of a view of SwiftUI.
open class UIHostingController<Content>: UIViewController where Content: View {
    public var rootView: Content
    public var sizingOptions: UIHostingControllerSizingOptions = []
    public var safeAreaRegions: SafeAreaRegions = .all

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    /// Nil: a subclass that a storyboard names overrides it, and calls `init(coder:rootView:)`.
    public required init?(coder aDecoder: NSCoder) { nil }

    open override func loadView() { view = HostingPanel.make(for: Content.self) }

    /// Returns the size of the panel.
    public func sizeThatFits(in size: CGSize) -> CGSize {
        CGSize(width: min(size.width, HostingPanel.size.width), height: min(size.height, HostingPanel.size.height))
    }
}
