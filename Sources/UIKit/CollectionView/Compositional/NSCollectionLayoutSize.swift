/// The width or height of an element of a compositional layout. Immutable.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    let length: LayoutLength

    init(_ length: LayoutLength) {
        self.length = length
        super.init()
    }

    /// A part of the width of the container; 1 is all of it.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        same(NSCollectionLayoutDimension(LayoutLength(.width, fractionalWidth)))
    }

    /// A part of the height of the container; 1 is all of it.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        same(NSCollectionLayoutDimension(LayoutLength(.height, fractionalHeight)))
    }

    /// A length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self {
        same(NSCollectionLayoutDimension(LayoutLength(.absolute, absoluteDimension)))
    }

    /// A length in points that is used until the view is on screen and says how large it would like to be.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self {
        same(NSCollectionLayoutDimension(LayoutLength(.estimate, estimatedDimension)))
    }

    /// Whether ``dimension`` is a part of the container's width.
    open var isFractionalWidth: Bool { length.kind == .width }
    /// Whether ``dimension`` is a part of the container's height.
    open var isFractionalHeight: Bool { length.kind == .height }
    /// Whether ``dimension`` is in points and stays as it is.
    open var isAbsolute: Bool { length.kind == .absolute }
    /// Whether ``dimension`` is in points and gives way to the size that the view wants.
    open var isEstimated: Bool { length.kind == .estimate }
    /// A fraction, or a number of points.
    open var dimension: CGFloat { length.value }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The width and the height of an element of a compositional layout. Immutable.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    /// The width: a fraction, a number of points, or an estimate.
    open private(set) var widthDimension: NSCollectionLayoutDimension
    /// The height: a fraction, a number of points, or an estimate.
    open private(set) var heightDimension: NSCollectionLayoutDimension

    /// Creates a size. Fractions refer to the container: the group of an item, or the section of a group.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    var lengths: LayoutLengths { LayoutLengths(width: widthDimension.length, height: heightDimension.length) }
}
