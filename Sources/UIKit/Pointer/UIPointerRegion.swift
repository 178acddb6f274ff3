import Foundation

/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    /// The region in the coordinates of the interaction's view.
    open nonisolated var rect: CGRect { ownRect }
    private nonisolated let ownRect: CGRect

    // Sound: a constant, which is only compared and hashed; AnyHashable does not know whether it is sendable.
    private nonisolated(unsafe) let ownIdentifier: AnyHashable?

    /// Distinguishes the region from others, for the delegate.
    open var identifier: AnyHashable? { ownIdentifier }

    /// Creates a region. Regions with equal rectangles and identifiers count as the same one, which the pointer does
    /// not leave in between.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        ownRect = rect
        ownIdentifier = identifier
        super.init()
    }

    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return rect == other.rect && ownIdentifier == other.ownIdentifier
    }

    open nonisolated override var hash: Int { ownIdentifier?.hashValue ?? 0 }
}
