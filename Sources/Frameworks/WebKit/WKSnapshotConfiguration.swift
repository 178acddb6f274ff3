import Foundation

/// Which part of a web view a picture shows.
///
/// - Linux: works
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject, @preconcurrency NSCopying {
    /// In the coordinates of the web view. The null rectangle, the default, is the whole view.
    open var rect = CGRect.null
    /// The width of the picture in points; nil is the width of the part.
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKSnapshotConfiguration()
        copy.rect = rect
        copy.snapshotWidth = snapshotWidth
        copy.afterScreenUpdates = afterScreenUpdates
        return copy
    }
}

/// Which part of a page a PDF document shows. No PDF document is made.
///
/// - Linux: refuses
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject, @preconcurrency NSCopying {
    public var rect: CGRect?

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKPDFConfiguration()
        copy.rect = rect
        return copy
    }
}
