/// The outline of a layer.
enum LayerShape {
    /// A rectangle with some corners rounded by quarter circles; the radius is at most half the shorter side.
    static func path(_ rect: CGRect, radius: CGFloat, corners: CACornerMask) -> CGPath {
        let path = CGMutablePath()
        let r = min(radius, rect.width / 2, rect.height / 2)
        guard r > 0, !corners.isEmpty else {
            path.addRect(rect)
            return path
        }
        // A quarter circle as one cubic curve: controls at 4/3 (sqrt 2 - 1) of the radius.
        let k = r * (1 - 0.552_284_749_830_793_4)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        func corner(_ mask: CACornerMask) -> Bool { corners.contains(mask) }
        path.move(to: point(left + (corner(.layerMinXMinYCorner) ? r : 0), top))
        if corner(.layerMaxXMinYCorner) {
            path.addLine(to: point(right - r, top))
            path.addCurve(to: point(right, top + r), control1: point(right - k, top), control2: point(right, top + k))
        } else {
            path.addLine(to: point(right, top))
        }
        if corner(.layerMaxXMaxYCorner) {
            path.addLine(to: point(right, bottom - r))
            path.addCurve(
                to: point(right - r, bottom), control1: point(right, bottom - k), control2: point(right - k, bottom))
        } else {
            path.addLine(to: point(right, bottom))
        }
        if corner(.layerMinXMaxYCorner) {
            path.addLine(to: point(left + r, bottom))
            path.addCurve(
                to: point(left, bottom - r), control1: point(left + k, bottom), control2: point(left, bottom - k))
        } else {
            path.addLine(to: point(left, bottom))
        }
        if corner(.layerMinXMinYCorner) {
            path.addLine(to: point(left, top + r))
            path.addCurve(to: point(left + r, top), control1: point(left, top + k), control2: point(left + k, top))
        }
        path.closeSubpath()
        return path
    }
}
