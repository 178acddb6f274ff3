/// The priority of a layout request; 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The same as ``init(rawValue:)``.
    public init(_ rawValue: Float) {
        self.init(rawValue: rawValue)
    }

    /// 1000: constraints that must hold; those that cannot are broken and logged.
    public static let required = UILayoutPriority(1000)
    /// 750: how much content resists being compressed, by default.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: a drag with this priority may resize a scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: the size of a scene.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: a drag with this priority does not resize a scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: how much content resists being stretched, by default.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: how strongly ``UIView/systemLayoutSizeFitting(_:)`` pulls a size to its target.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
