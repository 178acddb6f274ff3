import Foundation

/// An area in which a text is laid out, in coordinates whose origin is its top left corner.
@preconcurrency @MainActor
open class NSTextContainer: NSObject, @preconcurrency NSSecureCoding {
    /// Called after every change of what a text view's lines depend on.
    var onChange: (@MainActor () -> Void)?

    /// Creates a container without limits.
    public override convenience init() {
        self.init(size: .zero)
    }

    /// Creates a container. A width or height of 0 or less sets no limit.
    public init(size: CGSize) {
        ownSize = size
        super.init()
    }

    /// Always true: a container can be read from archives that require secure coding.
    public nonisolated static var supportsSecureCoding: Bool { true }

    /// Creates a container of an archive. It has no layout manager.
    public required init(coder: NSCoder) {
        ownSize = CGSize(
            width: coder.decodeDouble(forKey: "NSWidth"), height: coder.decodeDouble(forKey: "NSHeight"))
        super.init()
        if coder.containsValue(forKey: "NSLineFragmentPadding") {
            lineFragmentPadding = CGFloat(coder.decodeDouble(forKey: "NSLineFragmentPadding"))
        }
        maximumNumberOfLines = coder.decodeInteger(forKey: "NSMaximumNumberOfLines")
        lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
        widthTracksTextView = coder.decodeBool(forKey: "NSWidthTracksTextView")
        heightTracksTextView = coder.decodeBool(forKey: "NSHeightTracksTextView")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(Double(ownSize.width), forKey: "NSWidth")
        coder.encode(Double(ownSize.height), forKey: "NSHeight")
        coder.encode(Double(lineFragmentPadding), forKey: "NSLineFragmentPadding")
        coder.encode(maximumNumberOfLines, forKey: "NSMaximumNumberOfLines")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(widthTracksTextView, forKey: "NSWidthTracksTextView")
        coder.encode(heightTracksTextView, forKey: "NSHeightTracksTextView")
    }

    /// What lays out the text in the container, not retained; nil if no layout manager has the container. Use
    /// ``NSLayoutManager/addTextContainer(_:)`` to set it.
    open weak var layoutManager: NSLayoutManager?

    /// What lays out paragraphs in the container, not retained; nil if no such layout manager has the container.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?

    /// Puts another layout manager in the place of the present one: it gets all the containers and the text storage.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let former = layoutManager, former !== newLayoutManager else { return }
        let (containers, storage, view) = (former.textContainers, former.textStorage, former.textView)
        former.textView = nil
        for index in containers.indices.reversed() { former.removeTextContainer(at: index) }
        newLayoutManager.textView = view
        for container in containers { newLayoutManager.addTextContainer(container) }
        storage?.removeLayoutManager(former)
        storage?.addLayoutManager(newLayoutManager)
        view?.use(newLayoutManager)
    }

    /// In points; a width or height of 0 or less sets no limit. While ``widthTracksTextView`` is true, it is the area
    /// inside of the insets of the text view, and setting it has no effect on the lines. What does not fit into the
    /// height is laid out in the next container; a text view shows it nevertheless.
    open var size: CGSize {
        get { (widthTracksTextView ? layoutManager?.textView?.containerSize : nil) ?? ownSize }
        set {
            guard newValue != ownSize else { return }
            let former = ownSize
            ownSize = newValue
            didChange()
            if let layoutManager {
                layoutManager.delegate?.layoutManager(
                    layoutManager, textContainer: self, didChangeGeometryFrom: former)
            }
        }
    }
    private var ownSize: CGSize

    /// A width from which on lines have no limit.
    static let unlimited: CGFloat = 1e6

    /// Whether lines are as wide as a text view.
    var isTracking: Bool { widthTracksTextView || ownSize.width <= 0 }

    /// Whether the container itself limits the width of lines.
    var isLimited: Bool { !isTracking && ownSize.width < Self.unlimited }

    /// The distance in points between the lines and the sides of the area; the default is 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { didChange() } }
    }

    /// The maximum number of lines; 0, the default, sets no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { didChange() } }
    }

    /// The line break mode of the last line if there is a maximum number of lines, or a height that the text does not
    /// fit into; the default is `.byWordWrapping`.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { didChange() } }
    }

    /// Whether the container is as wide as the text view that it belongs to; the default is false. A text view sets it
    /// to true for its container.
    open var widthTracksTextView = false {
        didSet { if widthTracksTextView != oldValue { didChange() } }
    }

    /// Whether the container is as high as the text view that it belongs to; the default is false. The lines of a text
    /// view do not depend on its height.
    open var heightTracksTextView = false

    /// Always true: lines are laid out in rectangles only.
    open var isSimpleRectangularTextContainer: Bool { true }

    private func didChange() {
        layoutManager?.textContainerChangedGeometry(self)
        textLayoutManager?.forgetLayout()
        onChange?()
    }
}
