import Foundation

extension SymbolOutline {
    /// The path in a square of 24 units, in the middle of a line that is 2 units wide, like the icons' lines.
    var path: UIBezierPath {
        switch self {
        case .circle: UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 18, height: 18))
        case .oval: UIBezierPath(ovalIn: CGRect(x: 2, y: 6, width: 20, height: 12))
        case .portraitOval: UIBezierPath(ovalIn: CGRect(x: 6, y: 2, width: 12, height: 20))
        case .square: rounded(CGRect(x: 4, y: 4, width: 16, height: 16), 1)
        case .app: rounded(CGRect(x: 4, y: 4, width: 16, height: 16), 4.5)
        case .rectangle: rounded(CGRect(x: 2, y: 5, width: 20, height: 14), 1)
        case .portrait: rounded(CGRect(x: 5, y: 2, width: 14, height: 20), 1)
        case .capsule: rounded(CGRect(x: 2, y: 7, width: 20, height: 10), 5)
        case .portraitCapsule: rounded(CGRect(x: 7, y: 2, width: 10, height: 20), 5)
        case .triangle: polygon((12, 4), (21.5, 20), (2.5, 20))
        case .diamond, .rhombus: polygon((12, 2.5), (21.5, 12), (12, 21.5), (2.5, 12))
        case .hexagon: regular(corners: 6, from: .pi / 6)
        case .octagon: regular(corners: 8, from: .pi / 8)
        case .pentagon: regular(corners: 5, from: -.pi / 2)
        case .seal: star(corners: 8, radii: (10.5, 8.8))
        case .shield: shield
        case .upTriangle: polygon((12, 5), (21, 19), (3, 19))
        case .downTriangle: Self.upTriangle.path.turned(2)
        case .rightTriangle, .forwardTriangle: Self.upTriangle.path.turned(1)
        case .leftTriangle, .backwardTriangle: Self.upTriangle.path.turned(3)
        case .upArrow: polygon((12, 3), (21, 12.5), (16, 12.5), (16, 21), (8, 21), (8, 12.5), (3, 12.5))
        case .downArrow: Self.upArrow.path.turned(2)
        case .rightArrow, .forwardArrow: Self.upArrow.path.turned(1)
        case .leftArrow, .backwardArrow: Self.upArrow.path.turned(3)
        case .upCompactChevron: line((4, 14), (12, 10), (20, 14))
        case .downCompactChevron: Self.upCompactChevron.path.turned(2)
        case .rightCompactChevron: Self.upCompactChevron.path.turned(1)
        case .leftCompactChevron: Self.upCompactChevron.path.turned(3)
        case .diagonalLine: line((4, 20), (20, 4))
        case .barcode: bars
        }
    }

    private var shield: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 12, y: 2))
        path.addLine(to: CGPoint(x: 20, y: 5.5))
        path.addLine(to: CGPoint(x: 20, y: 11))
        path.addCurve(
            to: CGPoint(x: 12, y: 22), controlPoint1: CGPoint(x: 20, y: 16), controlPoint2: CGPoint(x: 16.6, y: 20.6))
        path.addCurve(
            to: CGPoint(x: 4, y: 11), controlPoint1: CGPoint(x: 7.4, y: 20.6), controlPoint2: CGPoint(x: 4, y: 16))
        path.addLine(to: CGPoint(x: 4, y: 5.5))
        path.close()
        return path
    }

    /// The bars are 2 to 4 units wide, with the line around them.
    private var bars: UIBezierPath {
        let path = UIBezierPath()
        for (x, width) in [(3, 0), (6.5, 2), (12, 0), (15.5, 0), (19, 2)] as [(CGFloat, CGFloat)] {
            path.append(UIBezierPath(rect: CGRect(x: x, y: 6, width: width, height: 12)))
        }
        return path
    }

    private func rounded(_ rect: CGRect, _ radius: CGFloat) -> UIBezierPath {
        UIBezierPath(roundedRect: rect, cornerRadius: radius)
    }

    private func line(_ points: (CGFloat, CGFloat)...) -> UIBezierPath { path(through: points) }

    private func polygon(_ points: (CGFloat, CGFloat)...) -> UIBezierPath {
        let path = path(through: points)
        path.close()
        return path
    }

    private func path(through points: [(CGFloat, CGFloat)]) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }

    private func regular(corners: Int, from angle: CGFloat) -> UIBezierPath {
        around(corners, from: angle) { _ in 10 }
    }

    private func star(corners: Int, radii: (CGFloat, CGFloat)) -> UIBezierPath {
        around(2 * corners, from: -.pi / 2) { $0 % 2 == 0 ? radii.0 : radii.1 }
    }

    private func around(_ count: Int, from angle: CGFloat, radius: (Int) -> CGFloat) -> UIBezierPath {
        let points = (0..<count).map { index in
            let turn = angle + 2 * .pi * CGFloat(index) / CGFloat(count)
            return (12 + radius(index) * cos(turn), 12 + radius(index) * sin(turn))
        }
        let path = path(through: points)
        path.close()
        return path
    }
}

extension SymbolOutline.Style {
    /// The part of the 24 units that is filled, nil for none.
    var filledPart: CGRect? {
        switch self {
        case .filled: CGRect(x: 0, y: 0, width: 24, height: 24)
        case .leftHalf: CGRect(x: 0, y: 0, width: 12, height: 24)
        case .rightHalf: CGRect(x: 12, y: 0, width: 12, height: 24)
        case .topHalf: CGRect(x: 0, y: 0, width: 24, height: 12)
        case .bottomHalf: CGRect(x: 0, y: 12, width: 24, height: 12)
        case .line, .inset, .dashed, .twoColumns, .threeColumns, .twoRows, .quarters: nil
        }
    }

    /// Where lines divide the shape, as fractions of its bounds.
    var divisions: (x: [CGFloat], y: [CGFloat]) {
        switch self {
        case .twoColumns: ([1 / 2], [])
        case .threeColumns: ([1 / 3, 2 / 3], [])
        case .twoRows: ([], [1 / 2])
        case .quarters: ([1 / 2], [1 / 2])
        default: ([], [])
        }
    }
}

extension UIBezierPath {
    /// The path after quarter turns clockwise around the middle of the 24 units.
    fileprivate func turned(_ quarters: Int) -> UIBezierPath {
        apply(
            CGAffineTransform(translationX: 12, y: 12).rotated(by: CGFloat(quarters) * .pi / 2).translatedBy(
                x: -12, y: -12))
        return self
    }
}
