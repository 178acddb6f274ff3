/// Returns whether two offsets are equal. Swift code uses `==`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool {
    offset1 == offset2
}

extension UIKeyboardType {
    @available(*, deprecated, renamed: "asciiCapable")
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

extension UIKeyboardAppearance {
    @available(*, deprecated, renamed: "dark")
    public static var alert: UIKeyboardAppearance { .dark }
}

extension NSAttributedString {
    /// Returns whether a character of the range is an attachment.
    public func containsAttachments(in range: NSRange) -> Bool {
        var isFound = false
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            guard value is NSTextAttachment else { return }
            isFound = true
            stop.pointee = true
        }
        return isFound
    }
}

/// Returns what kind of device the application runs on.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "Use -[UIDevice userInterfaceIdiom] directly.")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}
