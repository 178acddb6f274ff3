// An initializer that a protocol requires has to be `required` in an open class, and then every subclass with
// initializers of its own would have to repeat it. A default of the protocol need not be, and what is not bound to
// classes may assign `self`.

/// How the initializer of color literals makes its color. Only ``UIColor`` conforms.
public protocol _ColorLiteralClass {
    /// Returns an sRGB color of the class.
    static func _color(literalRed red: Float, green: Float, blue: Float, alpha: Float) -> Self
}

extension _ExpressibleByColorLiteral where Self: _ColorLiteralClass {
    /// Called by `#colorLiteral(red:green:blue:alpha:)`. The literal is a `UIColor`: it traps where a subclass is
    /// expected.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self = Self._color(literalRed: red, green: green, blue: blue, alpha: alpha)
    }
}

extension UIColor: _ColorLiteralClass, _ExpressibleByColorLiteral {
    /// Returns an sRGB color; traps for a subclass.
    public static func _color(literalRed red: Float, green: Float, blue: Float, alpha: Float) -> Self {
        UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)) as! Self
    }
}

/// The type of `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor
