import Foundation

/// Removes the strokes that it touches, as a whole, whatever its type.
///
/// - Linux: works
public struct PKEraserTool: PKTool, Equatable {
    /// What of a stroke is removed. It is always the whole stroke.
    ///
    /// - Linux: no effect
    public enum EraserType: Sendable {
        case vector
        case bitmap
        case fixedWidthBitmap

        /// The width in points. // unverified
        public var defaultWidth: CGFloat { self == .vector ? 0 : 20 }

        /// The widths in points. // unverified
        public var validWidthRange: ClosedRange<CGFloat> { self == .vector ? 0...0 : 2...100 }
    }

    public var eraserType: EraserType
    public var width: CGFloat

    public init(_ eraserType: EraserType) {
        self.init(eraserType, width: eraserType.defaultWidth)
    }

    public init(_ eraserType: EraserType, width: CGFloat) {
        self.eraserType = eraserType
        self.width = width
    }
}
