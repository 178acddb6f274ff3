import Foundation

extension UICollectionReusableView {
    private static let identifierKey = "UIReuseIdentifier"

    static func archivedIdentifier(in coder: NSCoder) -> String? {
        if coder.nib != nil { return coder.decodeObject(of: NSString.self, forKey: identifierKey).map { "\($0)" } }
        return coder.decodeText(forKey: identifierKey)
    }

    func encodeIdentifier(in coder: NSCoder) { coder.encode(text: reuseIdentifier, forKey: Self.identifierKey) }
}

extension UICollectionViewCell {
    private static let contentKey = "UIContentSubviews"

    /// Writes the views of the cell's content.
    func encodeContent(in coder: NSCoder) {
        if !content.subviews.isEmpty { coder.encode(NSArray(array: content.subviews), forKey: Self.contentKey) }
    }

    func decodeContent(from coder: NSCoder) {
        guard coder.containsValue(forKey: Self.contentKey) else { return }
        let views = coder.decodeObject(forKey: Self.contentKey) as? NSArray
        for case let view as UIView in views ?? [] { content.addSubview(view) }
    }
}
