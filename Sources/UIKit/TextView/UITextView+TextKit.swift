extension UITextView {
    /// Creates a text view. Apple's lay out text with `NSTextLayoutManager` or with `NSLayoutManager`; here both values
    /// give the same view.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }
}

extension UITextView: LaidOutText {
    var laidOutSize: CGSize { editor.shown.size }
}
