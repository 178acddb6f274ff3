import Foundation

extension UICollectionViewFlowLayout {
    private static let properties: [ArchivedProperty<UICollectionViewFlowLayout>] = [
        .number("UILineSpacing", \.minimumLineSpacing), .number("UIInteritemSpacing", \.minimumInteritemSpacing),
        .option("UIScrollDirection", \.scrollDirection),
        .flag("UISectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds).onlyInNibs,
        .flag("UISectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds).onlyInNibs,
    ]

    private static let sizes: [(key: String, path: ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGSize>)] = [
        ("UIItemSize", \.itemSize), ("UIEstimatedItemSize", \.estimatedItemSize),
        ("UIHeaderReferenceSize", \.headerReferenceSize), ("UIFooterReferenceSize", \.footerReferenceSize),
    ]

    func encodeMetrics(in coder: NSCoder) {
        func encode(_ size: CGSize, _ key: String) {
            coder.encode(Double(size.width), forKey: key + "Width")
            coder.encode(Double(size.height), forKey: key + "Height")
        }
        coder.encode(Self.properties, of: self)
        for (key, path) in Self.sizes { encode(self[keyPath: path], key) }
        encode(CGSize(width: sectionInset.left, height: sectionInset.top), "UISectionInsetStart")
        encode(CGSize(width: sectionInset.right, height: sectionInset.bottom), "UISectionInsetEnd")
    }

    func decodeMetrics(from coder: NSCoder) {
        func size(_ key: String) -> CGSize? {
            guard coder.containsValue(forKey: key + "Width") else { return nil }
            return CGSize(
                width: coder.decodeDouble(forKey: key + "Width"), height: coder.decodeDouble(forKey: key + "Height"))
        }
        coder.decode(Self.properties, of: self)
        for (key, path) in Self.sizes {
            if let size = size(key) { self[keyPath: path] = size }
        }
        if let start = size("UISectionInsetStart"), let end = size("UISectionInsetEnd") {
            sectionInset = UIEdgeInsets(top: start.height, left: start.width, bottom: end.height, right: end.width)
        }
    }
}
