import Foundation

/// Writes layers to an archive and reads them. Numbers that are missing or of another kind keep their defaults; colors
/// that are missing are nil.
@MainActor
struct LayerCoding {
    private let coder: NSCoder

    init(_ coder: NSCoder) { self.coder = coder }

    // MARK: Layers

    func encode(_ layer: CALayer) {
        let (bounds, position, anchor) = (layer.bounds, layer.position, layer.anchorPoint)
        encode([bounds.minX, bounds.minY, bounds.width, bounds.height], "bounds")
        encode([position.x, position.y, layer.zPosition], "position")
        encode([anchor.x, anchor.y], "anchorPoint")
        encode(layer.transform.stored, "transform")
        encode([Double(layer.opacity), layer.cornerRadius, layer.borderWidth], "look")
        encode(layer.backgroundColor, "backgroundColor")
        encode(layer.borderColor, "borderColor")
        coder.encode(layer.isHidden, forKey: "hidden")
        coder.encode(layer.masksToBounds, forKey: "masksToBounds")
        coder.encode(layer.name as NSString?, forKey: "name")
        coder.encode((layer.sublayers ?? []) as NSArray, forKey: "sublayers")
    }

    func decode(_ layer: CALayer) {
        if let bounds = numbers("bounds", count: 4) {
            layer.bounds = CGRect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3])
        }
        if let position = numbers("position", count: 3) {
            layer.position = CGPoint(x: position[0], y: position[1])
            layer.zPosition = position[2]
        }
        if let anchor = numbers("anchorPoint", count: 2) { layer.anchorPoint = CGPoint(x: anchor[0], y: anchor[1]) }
        if let transform = numbers("transform", count: 16) { layer.transform = CATransform3D(stored: transform) }
        if let look = numbers("look", count: 3) {
            (layer.opacity, layer.cornerRadius, layer.borderWidth) = (Float(look[0]), look[1], look[2])
        }
        layer.backgroundColor = color("backgroundColor")
        if let border = color("borderColor") { layer.borderColor = border }
        layer.isHidden = coder.decodeBool(forKey: "hidden")
        layer.masksToBounds = coder.decodeBool(forKey: "masksToBounds")
        layer.name = object("name", NSString.self).map(String.init(describing:))
        let sublayers =
            coder.containsValue(forKey: "sublayers")
            ? coder.decodeObject(of: [NSArray.self, CALayer.self], forKey: "sublayers") as? [CALayer] : nil
        for sublayer in sublayers ?? [] { layer.addSublayer(sublayer) }
    }

    func encode(_ layer: CAGradientLayer) {
        let colors = (layer.colors ?? []).compactMap { $0 as? CGColor }
        encode(colors.flatMap(\.stored), "colors")
        encode(layer.locations?.map(\.doubleValue), "locations")
        encode([layer.startPoint.x, layer.startPoint.y, layer.endPoint.x, layer.endPoint.y], "points")
        coder.encode(layer.type.rawValue as NSString, forKey: "type")
    }

    func decode(_ layer: CAGradientLayer) {
        if let colors = numbers("colors"), !colors.isEmpty, colors.count % 4 == 0 {
            layer.colors = stride(from: 0, to: colors.count, by: 4).map { CGColor(stored: Array(colors[$0..<$0 + 4])) }
        }
        layer.locations = numbers("locations").map { $0.map { NSNumber(value: $0) } }
        if let points = numbers("points", count: 4) {
            layer.startPoint = CGPoint(x: points[0], y: points[1])
            layer.endPoint = CGPoint(x: points[2], y: points[3])
        }
        if let type = object("type", NSString.self) { layer.type = CAGradientLayerType(rawValue: "\(type)") }
    }

    func encode(_ layer: CAShapeLayer) {
        encode(layer.fillColor, "fillColor")
        encode(layer.strokeColor, "strokeColor")
        encode([layer.lineWidth, layer.strokeStart, layer.strokeEnd], "line")
    }

    /// Paths are not in the archive.
    func decode(_ layer: CAShapeLayer) {
        layer.fillColor = color("fillColor")
        layer.strokeColor = color("strokeColor")
        if let line = numbers("line", count: 3) {
            (layer.lineWidth, layer.strokeStart, layer.strokeEnd) = (line[0], line[1], line[2])
        }
    }

    // MARK: Values

    private func encode(_ numbers: [Double]?, _ key: String) {
        if let numbers { coder.encode(numbers.map { NSNumber(value: $0) } as NSArray, forKey: key) }
    }

    private func encode(_ color: CGColor?, _ key: String) { encode(color?.stored, key) }

    private func numbers(_ key: String, count: Int? = nil) -> [Double]? {
        guard coder.containsValue(forKey: key),
            let list = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: key) as? NSArray
        else { return nil }
        let numbers = (0..<list.count).compactMap { (list[$0] as? NSNumber)?.doubleValue }.filter(\.isFinite)
        return numbers.count == list.count && (count == nil || count == list.count) ? numbers : nil
    }

    private func color(_ key: String) -> CGColor? { numbers(key, count: 4).map { CGColor(stored: $0) } }

    private func object<Object: NSObject & NSCoding>(_ key: String, _ type: Object.Type) -> Object? {
        coder.containsValue(forKey: key) ? coder.decodeObject(of: type, forKey: key) : nil
    }
}

extension CGColor {
    /// Red, green, blue and alpha in sRGB.
    fileprivate var stored: [Double] { [red, green, blue, alpha] }

    fileprivate convenience init(stored: [Double]) {
        self.init(srgbRed: stored[0], green: stored[1], blue: stored[2], alpha: stored[3])
    }
}

extension CATransform3D {
    /// The elements, row by row.
    fileprivate var stored: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    fileprivate init(stored m: [Double]) {
        self.init(
            m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
            m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
    }
}
