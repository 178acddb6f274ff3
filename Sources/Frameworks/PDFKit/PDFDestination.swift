import Foundation

/// Stands for a coordinate that a destination does not give.
public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

/// A point of a page.
///
/// - Linux: works
open class PDFDestination: NSObject, NSCopying {
    private let place: CGPoint

    public init(page: PDFPage, at point: CGPoint) {
        self.page = page
        place = point
    }

    open private(set) weak var page: PDFPage?

    open var point: CGPoint { place }

    /// - Linux: no effect
    open var zoom = kPDFDestinationUnspecifiedValue

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFDestination(page: page ?? PDFPage(), at: place)
        copy.zoom = zoom
        return copy
    }
}
