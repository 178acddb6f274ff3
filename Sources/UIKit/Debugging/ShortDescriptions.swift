extension CGFloat {
    /// The number in Foundation's format `%g`, in which whole numbers have no decimal point.
    var shortDescription: String {
        String(format: "%g", Double(self))
    }
}

extension CGRect {
    /// The rectangle in the format `(0 0; 320 44)` of UIKit's view descriptions.
    var shortDescription: String {
        "(\(origin.x.shortDescription) \(origin.y.shortDescription); "
            + "\(size.width.shortDescription) \(size.height.shortDescription))"
    }
}
