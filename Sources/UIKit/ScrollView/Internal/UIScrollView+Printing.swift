extension UIScrollView: PrintedWhole {
    /// The whole content, and at least what is seen.
    var printedSize: CGSize {
        CGSize(width: max(contentSize.width, bounds.width), height: max(contentSize.height, bounds.height))
    }
}
