// Geometry in NSValue objects. As on Apple's systems, `as?` converts in both directions: a CGRect in a dictionary is
// also found as an NSValue, and an NSValue as a CGRect.

extension NSValue {
    /// Stores a point, which ``cgPointValue`` returns.
    public convenience init(cgPoint point: CGPoint) {
        self.init(point: point)
    }

    /// Stores a size, which ``cgSizeValue`` returns.
    public convenience init(cgSize size: CGSize) {
        self.init(size: size)
    }

    /// Stores a rectangle, which ``cgRectValue`` returns.
    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    /// Stores insets, which ``uiEdgeInsetsValue`` returns.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    /// The point that was stored. Reading it from a value of another type is an error of the program.
    public var cgPointValue: CGPoint { pointValue }
    /// The size that was stored. Reading it from a value of another type is an error of the program.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle that was stored. Reading it from a value of another type is an error of the program.
    public var cgRectValue: CGRect { rectValue }

    /// The insets that were stored. Reading them from a value of another type is an error of the program.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let insets = edgeInsetsValue
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    /// Returns whether both values contain the same kind of structure.
    fileprivate func isLike(_ other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}

/// A structure that can be stored in an NSValue.
public protocol _ValueBridgeable: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    init(_value value: NSValue)
    static var _zeroValue: NSValue { get }
}

extension _ValueBridgeable {
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        if !_conditionallyBridgeFromObjectiveC(source, result: &result) {
            preconditionFailure("NSValue of another type than \(Self.self)")
        }
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        result = source.isLike(_zeroValue) ? Self(_value: source) : nil
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        Self(_value: source ?? _zeroValue)
    }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _ValueBridgeable {
    public init(_value value: NSValue) { self = value.pointValue }
    public static var _zeroValue: NSValue { NSValue(cgPoint: .zero) }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _ValueBridgeable {
    public init(_value value: NSValue) { self = value.sizeValue }
    public static var _zeroValue: NSValue { NSValue(cgSize: .zero) }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _ValueBridgeable {
    public init(_value value: NSValue) { self = value.rectValue }
    public static var _zeroValue: NSValue { NSValue(cgRect: .zero) }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
}

extension UIEdgeInsets: _ValueBridgeable {
    public init(_value value: NSValue) { self = value.uiEdgeInsetsValue }
    public static var _zeroValue: NSValue { NSValue(uiEdgeInsets: .zero) }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }
}
