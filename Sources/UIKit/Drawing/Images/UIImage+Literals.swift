// As for colors: a default of the protocol need not be `required`, so that subclasses need not repeat it.

/// How the initializer of image literals makes its image. Only ``UIImage`` conforms.
public protocol _ImageLiteralClass {
    /// Returns the image with a name; traps if there is none.
    static func _image(literalResourceName name: String) -> Self
}

extension _ExpressibleByImageLiteral where Self: _ImageLiteralClass {
    /// Called by `#imageLiteral(resourceName:)`. Traps if there is no such image, and where a subclass is expected.
    public init(imageLiteralResourceName name: String) {
        self = Self._image(literalResourceName: name)
    }
}

extension UIImage: _ImageLiteralClass, _ExpressibleByImageLiteral {
    /// Returns the image that `init(named:)` finds; traps if there is none, and for a subclass.
    public static func _image(literalResourceName name: String) -> Self {
        UIImage(named: name)! as! Self
    }
}

/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage
