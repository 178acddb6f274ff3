import UIKit

/// What a HUD shows above its texts. Its size is that of its frame when the HUD gets it. Subclasses show something of their
/// own.
/// - Linux: works
@preconcurrency @MainActor
open class JGProgressHUDIndicatorView: UIView {
    /// From 0 to 1. The default is 0.
    open var progress: Float {
        get { shownProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// The view that shows the progress; nil if the indicator draws it.
    public let contentView: UIView?

    private var shownProgress: Float = 0
    private var needsAccessibilityUpdate = false

    /// Creates an indicator of the size of a view, or of 50 by 50 points without one.
    public init(contentView: UIView?) {
        self.contentView = contentView
        super.init(frame: contentView?.frame ?? CGRect(x: 0, y: 0, width: 50, height: 50))
        if let contentView { addSubview(contentView) }
        prepare()
    }

    /// Creates an indicator of 50 by 50 points, whatever the frame is.
    public override convenience init(frame: CGRect) { self.init(contentView: nil) }

    public required init?(coder: NSCoder) {
        contentView = nil
        super.init(coder: coder)
        prepare()
    }

    /// Takes the look of a HUD. Called when the indicator is set, and when the HUD's style or vibrancy changes. The default
    /// does nothing.
    open func setUp(for style: JGProgressHUDStyle, vibrancyEnabled: Bool) {}

    /// Changes the progress. A number outside of 0 to 1 counts as the nearer of both. Subclasses show it.
    open func setProgress(_ progress: Float, animated: Bool) {
        let progress = min(max(progress, 0), 1)
        guard progress != shownProgress else { return }
        shownProgress = progress
        setNeedsAccessibilityUpdate()
    }

    /// Calls ``updateAccessibility()`` later, once for all calls until then.
    open func setNeedsAccessibilityUpdate() {
        guard !needsAccessibilityUpdate else { return }
        needsAccessibilityUpdate = true
        DispatchQueue.main.async { self.updateAccessibilityIfNeeded() }
    }

    /// Calls ``updateAccessibility()`` now if it would be called later.
    open func updateAccessibilityIfNeeded() {
        guard needsAccessibilityUpdate else { return }
        updateAccessibility()
        needsAccessibilityUpdate = false
    }

    /// Says what assistive technologies are told. The default says that something is loading, and how much of it is there.
    open func updateAccessibility() {
        accessibilityLabel = NSLocalizedString("Loading", comment: "")
        accessibilityValue = progress.formatted(.percent.precision(.fractionLength(0)))
    }

    private func prepare() {
        isOpaque = false
        backgroundColor = .clear
        isAccessibilityElement = true
        setNeedsAccessibilityUpdate()
    }
}
