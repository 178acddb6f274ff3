extension UITextView {
    /// Creates a text view. Apple's lay out text with `NSTextLayoutManager` or with `NSLayoutManager`; here both values
    /// give the same view.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }
}

extension UITextView: LaidOutText {
    var laidOutText: TextViewText { editor.shown }
    var textLength: Int { editor.text.length }

    var containerSize: CGSize {
        let area = bounds.inset(by: textContainerInset)
        return CGSize(
            width: max(area.width, 0),
            height: isScrollEnabled ? CGFloat.greatestFiniteMagnitude : max(area.height, 0))
    }

    func use(_ storage: NSTextStorage) { editor.use(storage) }

    func storageDidChange(_ storage: NSTextStorage, in range: NSRange) { editor.storageDidChange(storage, in: range) }

    func layoutDidBecomeInvalid() { textDidChangeInCode() }
}

extension NSTextContainer {
    /// Returns a container with a layout manager for a text view. It is as wide as the view until code says otherwise
    /// (unverified for containers that code has made).
    static func stack(_ given: NSTextContainer?) -> (NSTextContainer, NSLayoutManager) {
        let container = given ?? NSTextContainer()
        container.widthTracksTextView = true
        if let manager = container.layoutManager { return (container, manager) }
        let manager = NSLayoutManager()
        manager.addTextContainer(container)
        return (container, manager)
    }
}
