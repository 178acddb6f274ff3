import Foundation

/// The name of a color in an asset catalog, which Xcode generates for each color.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a name. It is not looked up before the color is created.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// The name of an image in an asset catalog, which Xcode generates for each image.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a name. It is not looked up before the image is created.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIColor {
    /// Creates the color of a resource. A bundle without it is an error of the program.
    public convenience init(resource: ColorResource) {
        self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
    }
}

extension UIImage {
    /// Creates the image of a resource. A bundle without it is an error of the program.
    public convenience init(resource: ImageResource) {
        self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
    }
}
