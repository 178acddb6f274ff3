import UIKit

nonisolated extension Path {
    /// - Linux: works
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    public func forEach(_ body: (Element) -> Void) {
        cgPath.applyWithBlock { pointer in
            let points = pointer.pointee.points
            switch pointer.pointee.type {
            case .moveToPoint: body(.move(to: points[0]))
            case .addLineToPoint: body(.line(to: points[0]))
            case .addQuadCurveToPoint: body(.quadCurve(to: points[1], control: points[0]))
            case .addCurveToPoint: body(.curve(to: points[2], control1: points[0], control2: points[1]))
            case .closeSubpath: body(.closeSubpath)
            @unknown default: break
            }
        }
    }
}
