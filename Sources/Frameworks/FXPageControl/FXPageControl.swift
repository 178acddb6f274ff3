// The names of the library FXPageControl 1.6, whose Objective-C Linux cannot compile. The implementation is Trestle's own.
@_exported import UIKit

/// The shape of a circle, which is the default.
/// - Linux: works
@MainActor public let FXPageControlDotShapeCircle = CGPath(ellipseIn: PageDot.unitSquare, transform: nil)
/// The shape of a square.
/// - Linux: works
@MainActor public let FXPageControlDotShapeSquare = CGPath(rect: PageDot.unitSquare, transform: nil)
/// The shape of a triangle that points up.
/// - Linux: works
@MainActor public let FXPageControlDotShapeTriangle = PageDot.unitTriangle

/// Shows the number of pages and the current one as dots of any size, color and shape. A touch in one half goes a page
/// back or forward, and sends `.valueChanged`.
/// - Linux: works
@preconcurrency @MainActor
open class FXPageControl: UIControl {
    /// Gives single dots another look.
    open weak var delegate: (any FXPageControlDelegate)? {
        didSet { setNeedsDisplay() }
    }

    /// The page from 0 whose dot is the selected one.
    open var currentPage: Int {
        get { page }
        set {
            page = usable(newValue)
            setNeedsDisplay()
        }
    }

    /// The number of dots. The default is 0.
    open var numberOfPages = 0 {
        didSet {
            guard numberOfPages != oldValue else { return }
            page = min(page, max(numberOfPages - 1, 0))
            lookChanged()
        }
    }

    /// Whether a touch changes ``currentPage`` without showing it, until ``updateCurrentPageDisplay()``.
    open var defersCurrentPageDisplay = false
    /// Whether one page has no dot. The default is false.
    open var hidesForSinglePage = false {
        didSet { setNeedsDisplay() }
    }
    /// Whether the page after the last is the first. The default is false.
    open var isWrapEnabled = false
    /// Whether the dots are below each other. The default is false.
    open var isVertical = false {
        didSet { lookChanged() }
    }

    /// An image in place of a dot, at its own size.
    open var dotImage: UIImage? { didSet { setNeedsDisplay() } }
    /// One of the three shapes, or a path around the point zero, in points. Nil is a circle.
    open var dotShape: CGPath? { didSet { setNeedsDisplay() } }
    /// In points; the default is 6.
    open var dotSize: CGFloat = 6 { didSet { lookChanged() } }
    /// Nil, the default, for the color of the selected dot with a quarter of its opacity.
    open var dotColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Nil, the default, for no shadow.
    open var dotShadowColor: UIColor? { didSet { lookChanged() } }
    open var dotShadowBlur: CGFloat = 0 { didSet { lookChanged() } }
    /// The default is one point down.
    open var dotShadowOffset = CGSize(width: 0, height: 1) { didSet { lookChanged() } }
    open var dotBorderWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var dotBorderColor: UIColor? { didSet { setNeedsDisplay() } }

    /// An image in place of the selected dot, at its own size.
    open var selectedDotImage: UIImage? { didSet { setNeedsDisplay() } }
    /// Nil, the default, for ``dotShape``.
    open var selectedDotShape: CGPath? { didSet { setNeedsDisplay() } }
    /// In points; 0, the default, for ``dotSize``.
    open var selectedDotSize: CGFloat = 0 { didSet { lookChanged() } }
    /// Nil, the default, for black.
    open var selectedDotColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Nil, the default, for no shadow.
    open var selectedDotShadowColor: UIColor? { didSet { lookChanged() } }
    open var selectedDotShadowBlur: CGFloat = 0 { didSet { lookChanged() } }
    /// The default is one point down.
    open var selectedDotShadowOffset = CGSize(width: 0, height: 1) { didSet { lookChanged() } }
    open var selectedDotBorderWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var selectedDotBorderColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The points between two dots; the default is 10.
    open var dotSpacing: CGFloat = 10 { didSet { lookChanged() } }

    private var page = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentMode = .redraw
        isOpaque = false
    }

    /// Shows the page that a touch has chosen, if ``defersCurrentPageDisplay`` is true.
    open func updateCurrentPageDisplay() { setNeedsDisplay() }

    /// Returns the size of the dots without their shadows. The number does not count: it is always that of the control's
    /// own pages, as in the library.
    open func sizeForNumber(ofPages pageCount: Int) -> CGSize {
        let length = sizeOfSelectedDot + (dotSize + dotSpacing) * CGFloat(numberOfPages - 1)
        let thickness = max(dotSize, selectedDotSize)
        return isVertical ? CGSize(width: thickness, height: length) : CGSize(width: length, height: thickness)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        var result = sizeForNumber(ofPages: numberOfPages)
        guard [dotShadowColor, selectedDotShadowColor].contains(where: { $0 != nil && $0 != .clear }) else {
            return result
        }
        let blur = 2 * max(dotShadowBlur, selectedDotShadowBlur)
        result.width += 2 * max(dotShadowOffset.width, selectedDotShadowOffset.width) + blur
        result.height += 2 * max(dotShadowOffset.height, selectedDotShadowOffset.height) + blur
        return result
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let point = touch?.location(in: self) {
            let isForward = isVertical ? point.y > bounds.midY : point.x > bounds.midX
            page = usable(page + (isForward ? 1 : -1))
            if !defersCurrentPageDisplay { setNeedsDisplay() }
            sendActions(for: .valueChanged)
        }
        super.endTracking(touch, with: event)
    }

    open override func draw(_ rect: CGRect) {
        guard numberOfPages > 1 || !hidesForSinglePage, let context = UIGraphicsGetCurrentContext() else { return }
        let size = sizeForNumber(ofPages: numberOfPages)
        let start = isVertical ? (bounds.height - size.height) / 2 : (bounds.width - size.width) / 2
        for index in 0..<max(numberOfPages, 0) {
            let dot = dot(at: index)
            let extra = index > page ? sizeOfSelectedDot - dotSize : 0
            let place = start + (dotSize + dotSpacing) * CGFloat(index) + dot.size / 2 + extra
            let center =
                isVertical ? CGPoint(x: bounds.midX, y: place) : CGPoint(x: place, y: bounds.midY)
            dot.draw(at: center, in: context)
        }
    }

    // MARK: Accessibility

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { .adjustable }
        set {}
    }

    open override func accessibilityIncrement() {
        currentPage += 1
        sendActions(for: .valueChanged)
    }

    open override func accessibilityDecrement() {
        currentPage -= 1
        sendActions(for: .valueChanged)
    }

    // MARK: Dots

    var sizeOfSelectedDot: CGFloat { selectedDotSize > 0 ? selectedDotSize : dotSize }

    private let plainDots = PlainDots()

    private func dot(at index: Int) -> PageDot {
        let look: any FXPageControlDelegate = delegate ?? plainDots
        let size = look.pageControl(self, sizeForDotAt: index)
        if index == page {
            return PageDot(
                image: look.pageControl(self, selectedImageForDotAt: index),
                shape: look.pageControl(self, selectedShapeForDotAt: index), size: size,
                color: look.pageControl(self, selectedColorForDotAt: index),
                shadow: (selectedDotShadowColor, selectedDotShadowOffset, selectedDotShadowBlur),
                border: (selectedDotBorderColor, selectedDotBorderWidth))
        }
        return PageDot(
            image: look.pageControl(self, imageForDotAt: index), shape: look.pageControl(self, shapeForDotAt: index),
            size: size, color: look.pageControl(self, colorForDotAt: index),
            shadow: (dotShadowColor, dotShadowOffset, dotShadowBlur), border: (dotBorderColor, dotBorderWidth))
    }

    private func lookChanged() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    private func usable(_ page: Int) -> Int {
        guard numberOfPages > 0 else { return 0 }
        return isWrapEnabled
            ? (page % numberOfPages + numberOfPages) % numberOfPages : min(max(page, 0), numberOfPages - 1)
    }
}
