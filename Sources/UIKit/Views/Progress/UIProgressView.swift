import Foundation

/// A bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The appearance of a progress bar. The raw values are UIKit's.
    public enum Style: Int, Sendable {
        /// A rounded bar with a gray track.
        case `default` = 0
        /// A thin bar with a clear track, for toolbars.
        case bar = 1
    }

    private let track = UIImageView()
    private let fill = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        progressViewStyle = coder.decodeValue(Style.self, forKey: "UIProgressViewStyle") ?? .default
        finishInit()
        decodeShared(from: coder)
        coder.decode(Self.archived, of: self)
    }

    /// Creates a bar with the height of the style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        sizeToFit()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(progressViewStyle.rawValue, forKey: "UIProgressViewStyle")
        coder.encode(Self.archived, of: self)
    }

    override var archivedSubviews: [UIView] { [] }

    override var isAccessibilityElementByDefault: Bool { true }
    override var accessibilityKind: AccessibilityKind { .progress }
    override var accessibilityNumber: AccessibilityNumber? {
        AccessibilityNumber(Double(progress), from: 0, to: 1)
    }
    override var defaultAccessibilityValue: String? { "\(Int((progress * 100).rounded()))%" }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

    private func finishInit() {
        isUserInteractionEnabled = false
        for part in [track, fill] {
            part.contentMode = .scaleToFill
            part.clipsToBounds = true
            addSubview(part)
        }
        if frame.height == 0 { bounds.size.height = intrinsicContentSize.height }
        colorParts()
        progressDidChange()
    }

    /// The height of the bar. The default is `.default`.
    open var progressViewStyle = Style.default {
        didSet {
            colorParts()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The progress from 0 to 1; other values are clamped. The default is 0.
    open var progress: Float {
        get { ownProgress }
        set { changing("progress") { ownProgress = min(max(newValue, 0), 1) } }
    }

    private var ownProgress: Float = 0 {
        didSet { if ownProgress != oldValue { progressDidChange() } }
    }

    /// Changes the progress, from 0 to 1. Without a window it changes at once.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard animated, window != nil else {
            self.progress = progress
            return
        }
        layoutIfNeeded()
        UIView.animate(
            withDuration: SystemMetrics.current.progressBars.fillDuration, delay: 0,
            options: [.beginFromCurrentState, .curveEaseInOut]
        ) {
            self.progress = progress
            self.layoutIfNeeded()
        }
    }

    /// The progress of work that the bar shows; nil, the default, shows ``progress`` as it was set. While there is one,
    /// ``progress`` follows it, animated.
    ///
    /// Foundation on Linux does not report changes of a `Progress`. The bar reads it ten times a second while it is in
    /// a window, until the work is finished or cancelled.
    open var observedProgress: Progress? {
        get { watch?.progress }
        set {
            MainThreadChecker.check()
            guard newValue !== watch?.progress else { return }
            watch?.stop()
            watch = newValue.map { ProgressWatch($0, view: self) }
            watch?.read(animated: false)
        }
    }
    private var watch: ProgressWatch?

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        watch?.read(animated: false)
    }

    /// The color of the filled part; nil, the default, uses the tint color.
    open var progressTintColor: UIColor? {
        didSet { colorParts() }
    }

    /// The color of the track; nil, the default, uses the system's color, which is clear in the bar style.
    open var trackTintColor: UIColor? {
        didSet { colorParts() }
    }

    /// An image shown in place of the colored fill. It is stretched, so give it cap insets.
    open var progressImage: UIImage? {
        didSet { imagesDidChange() }
    }

    /// The picture of the empty part; nil, the default, draws a bar.
    open var trackImage: UIImage? {
        didSet { imagesDidChange() }
    }

    private func imagesDidChange() {
        fill.image = progressImage
        track.image = trackImage
        colorParts()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func colorParts() {
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        let ground = progressViewStyle == .bar ? UIColor.clear : .systemFill
        track.backgroundColor = trackImage == nil ? trackTintColor ?? ground : nil
    }

    private func progressDidChange() {
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        colorParts()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        let width = bounds.width * CGFloat(progress)
        fill.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
        track.layer.cornerRadius = trackImage == nil ? radius : 0
        fill.layer.cornerRadius = progressImage == nil ? min(radius, width / 2) : 0
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    open override var intrinsicContentSize: CGSize {
        let own =
            progressViewStyle == .bar
            ? SystemMetrics.current.progressBars.barStyleHeight : SystemMetrics.current.progressBars.height
        let height = trackImage?.size.height ?? progressImage?.size.height ?? own
        return CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    override var dumpDetails: [String] { ["value=\(CGFloat(progress).dumpDescription)"] }
}
