/// The components of points, sizes, rectangles and transforms that key paths can name.
enum AnimatableComponents {
    static func get(_ part: LayerKeyPath.Part, of point: CGPoint) -> AnimatableValue? {
        switch part {
        case .x: .number(point.x)
        case .y: .number(point.y)
        default: nil
        }
    }

    static func set(_ part: LayerKeyPath.Part, of point: CGPoint, to value: AnimatableValue) -> CGPoint {
        switch (part, value) {
        case (.x, .number(let x)): CGPoint(x: x, y: point.y)
        case (.y, .number(let y)): CGPoint(x: point.x, y: y)
        default: point
        }
    }

    static func get(_ part: LayerKeyPath.Part, of size: CGSize) -> AnimatableValue? {
        switch part {
        case .width: .number(size.width)
        case .height: .number(size.height)
        default: nil
        }
    }

    static func set(_ part: LayerKeyPath.Part, of size: CGSize, to value: AnimatableValue) -> CGSize {
        switch (part, value) {
        case (.width, .number(let width)): CGSize(width: width, height: size.height)
        case (.height, .number(let height)): CGSize(width: size.width, height: height)
        default: size
        }
    }

    static func get(_ part: LayerKeyPath.Part, of rect: CGRect) -> AnimatableValue? {
        switch part {
        case .origin: .point(rect.origin)
        case .size: .size(rect.size)
        case .originX: .number(rect.origin.x)
        case .originY: .number(rect.origin.y)
        case .sizeWidth: .number(rect.size.width)
        case .sizeHeight: .number(rect.size.height)
        default: nil
        }
    }

    static func set(_ part: LayerKeyPath.Part, of rect: CGRect, to value: AnimatableValue) -> CGRect {
        var rect = rect
        switch (part, value) {
        case (.origin, .point(let origin)): rect.origin = origin
        case (.size, .size(let size)): rect.size = size
        case (.originX, .number(let x)): rect.origin.x = x
        case (.originY, .number(let y)): rect.origin.y = y
        case (.sizeWidth, .number(let width)): rect.size.width = width
        case (.sizeHeight, .number(let height)): rect.size.height = height
        default: break
        }
        return rect
    }

    static func get(_ part: LayerKeyPath.Part, of t: CATransform3D) -> AnimatableValue? {
        switch part {
        case .translation: .size(CGSize(width: t.m41, height: t.m42))
        case .translationX: .number(t.m41)
        case .translationY: .number(t.m42)
        case .scale: .number((scaleX(t) + scaleY(t)) / 2)
        case .scaleX: .number(scaleX(t))
        case .scaleY: .number(scaleY(t))
        case .rotation, .rotationZ: .number(atan2(t.m12, t.m11))
        case .rotationX: .number(SolidRotation(t).x)
        case .rotationY: .number(SolidRotation(t).y)
        default: nil
        }
    }

    static func set(_ part: LayerKeyPath.Part, of t: CATransform3D, to value: AnimatableValue) -> CATransform3D {
        var result = t
        switch (part, value) {
        case (.translation, .size(let size)): (result.m41, result.m42) = (size.width, size.height)
        case (.translation, .point(let point)): (result.m41, result.m42) = (point.x, point.y)
        case (.translationX, .number(let x)): result.m41 = x
        case (.translationY, .number(let y)): result.m42 = y
        case (.scale, .number(let scale)):
            scaleRow(&result.m11, &result.m12, from: scaleX(t), to: scale, whenZero: (1, 0))
            scaleRow(&result.m21, &result.m22, from: scaleY(t), to: scale, whenZero: (0, 1))
        case (.scaleX, .number(let scale)):
            scaleRow(&result.m11, &result.m12, from: scaleX(t), to: scale, whenZero: (1, 0))
        case (.scaleY, .number(let scale)):
            scaleRow(&result.m21, &result.m22, from: scaleY(t), to: scale, whenZero: (0, 1))
        case (.rotation, .number(let angle)), (.rotationZ, .number(let angle)):
            let (sx, sy, sine, cosine) = (scaleX(t), scaleY(t), sin(angle), cos(angle))
            (result.m11, result.m12) = (sx * cosine, sx * sine)
            (result.m21, result.m22) = (-sy * sine, sy * cosine)
        case (.rotationX, .number(let angle)):
            var rotation = SolidRotation(t)
            rotation.x = angle
            result = rotation.turning(t)
        case (.rotationY, .number(let angle)):
            var rotation = SolidRotation(t)
            rotation.y = angle
            result = rotation.turning(t)
        default: break
        }
        return result
    }

    private static func scaleX(_ t: CATransform3D) -> CGFloat {
        (t.m11 * t.m11 + t.m12 * t.m12).squareRoot()
    }

    private static func scaleY(_ t: CATransform3D) -> CGFloat {
        (t.m21 * t.m21 + t.m22 * t.m22).squareRoot()
    }

    /// A row with scale zero has no direction and is set to the row of the identity.
    private static func scaleRow(
        _ x: inout CGFloat, _ y: inout CGFloat, from: CGFloat, to: CGFloat, whenZero direction: (CGFloat, CGFloat)
    ) {
        (x, y) = from == 0 ? (direction.0 * to, direction.1 * to) : (x / from * to, y / from * to)
    }
}
