extension CGFloat {
    /// As Foundation's `%g` prints it: whole numbers without a decimal point.
    var shortDescription: String {
        String(format: "%g", Double(self))
    }
}

extension CGRect {
    /// `(0 0; 320 44)`, as in UIKit's view descriptions.
    var shortDescription: String {
        "(\(origin.x.shortDescription) \(origin.y.shortDescription); "
            + "\(size.width.shortDescription) \(size.height.shortDescription))"
    }
}
