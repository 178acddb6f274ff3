import Foundation

// Points, sizes and rectangles as dictionaries of numbers, with Core Graphics' keys: X, Y, Width and Height.

extension CGPoint {
    /// Creates the point that ``dictionaryRepresentation`` has made a dictionary of; nil for other dictionaries.
    public init?(dictionaryRepresentation dict: NSDictionary) {
        guard let x = dict.coordinate("X"), let y = dict.coordinate("Y") else { return nil }
        self.init(x: x, y: y)
    }

    /// The coordinates as numbers under the keys `X` and `Y`.
    public var dictionaryRepresentation: NSDictionary { ["X": Double(x), "Y": Double(y)] }
}

extension CGSize {
    /// Creates the size that ``dictionaryRepresentation`` has made a dictionary of; nil for other dictionaries.
    public init?(dictionaryRepresentation dict: NSDictionary) {
        guard let width = dict.coordinate("Width"), let height = dict.coordinate("Height") else { return nil }
        self.init(width: width, height: height)
    }

    /// The lengths as numbers under the keys `Width` and `Height`.
    public var dictionaryRepresentation: NSDictionary { ["Width": Double(width), "Height": Double(height)] }
}

extension CGRect {
    /// Creates the rectangle that ``dictionaryRepresentation`` has made a dictionary of; nil for other dictionaries.
    public init?(dictionaryRepresentation dict: NSDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict)
        else { return nil }
        self.init(origin: origin, size: size)
    }

    /// Origin and size as numbers under the keys `X`, `Y`, `Width` and `Height`.
    public var dictionaryRepresentation: NSDictionary {
        [
            "X": Double(origin.x), "Y": Double(origin.y), "Width": Double(size.width), "Height": Double(size.height),
        ]
    }
}

/// Returns the point as a dictionary of its coordinates.
public func CGPointCreateDictionaryRepresentation(_ point: CGPoint) -> NSDictionary { point.dictionaryRepresentation }
/// Returns the size as a dictionary of its lengths.
public func CGSizeCreateDictionaryRepresentation(_ size: CGSize) -> NSDictionary { size.dictionaryRepresentation }
/// Returns the rectangle as a dictionary of its coordinates and lengths.
public func CGRectCreateDictionaryRepresentation(_ rect: CGRect) -> NSDictionary { rect.dictionaryRepresentation }

/// Stores the point of the dictionary, and returns whether it has one.
public func CGPointMakeWithDictionaryRepresentation(
    _ dict: NSDictionary?, _ point: UnsafeMutablePointer<CGPoint>
) -> Bool {
    store(dict.flatMap(CGPoint.init(dictionaryRepresentation:)), in: point)
}

/// Stores the size of the dictionary, and returns whether it has one.
public func CGSizeMakeWithDictionaryRepresentation(
    _ dict: NSDictionary?, _ size: UnsafeMutablePointer<CGSize>
) -> Bool {
    store(dict.flatMap(CGSize.init(dictionaryRepresentation:)), in: size)
}

/// Stores the rectangle of the dictionary, and returns whether it has one.
public func CGRectMakeWithDictionaryRepresentation(
    _ dict: NSDictionary?, _ rect: UnsafeMutablePointer<CGRect>
) -> Bool {
    store(dict.flatMap(CGRect.init(dictionaryRepresentation:)), in: rect)
}

private func store<Value>(_ value: Value?, in place: UnsafeMutablePointer<Value>) -> Bool {
    guard let value else { return false }
    place.pointee = value
    return true
}

extension NSDictionary {
    fileprivate func coordinate(_ key: String) -> CGFloat? {
        (self[key] as? NSNumber).map { CGFloat($0.doubleValue) }
    }
}
