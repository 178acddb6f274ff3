import UIKit

/// - Linux: works
///
/// A path of Core Graphics as a value.
// Sound: the path is replaced, never changed.
nonisolated public struct Path: Equatable, @unchecked Sendable {
    public private(set) var cgPath: CGPath

    public init() { cgPath = CGMutablePath() }

    public init(_ path: CGPath) { cgPath = path.copy() ?? path }

    public init(_ path: CGMutablePath) { cgPath = path.copy() ?? path }

    public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
        self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    public var isEmpty: Bool { cgPath.isEmpty }

    public var boundingRect: CGRect { cgPath.boundingBoxOfPath }

    public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }

    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        cgPath.contains(p, using: eoFill ? .evenOdd : .winding)
    }

    public func strokedPath(_ style: StrokeStyle) -> Path {
        let dashed =
            style.dash.isEmpty
            ? cgPath : cgPath.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
        return Path(
            dashed.copy(
                strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
                miterLimit: style.miterLimit))
    }

    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(cgPath.trimmed(from: from, to: to)) }

    public func applying(_ transform: CGAffineTransform) -> Path {
        withUnsafePointer(to: transform) { Path(cgPath.copy(using: $0) ?? cgPath) }
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    public static func == (a: Path, b: Path) -> Bool { a.cgPath == b.cgPath }

    mutating func change(_ change: (CGMutablePath) -> Void) {
        let path = cgPath.mutableCopy() ?? CGMutablePath()
        change(path)
        cgPath = path
    }
}

nonisolated extension Path: Shape {
    public func path(in _: CGRect) -> Path { self }
}
