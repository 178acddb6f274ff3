/// A property that animations can name, or a component of one: `bounds.origin.y`, `transform.rotation`.
struct LayerKeyPath: Hashable {
    let property: LayerProperty
    let part: Part?

    enum Part: String {
        case x, y, width, height, origin, size
        case originX = "origin.x"
        case originY = "origin.y"
        case sizeWidth = "size.width"
        case sizeHeight = "size.height"
        case translation
        case translationX = "translation.x"
        case translationY = "translation.y"
        case scale
        case scaleX = "scale.x"
        case scaleY = "scale.y"
        case rotation
        case rotationX = "rotation.x"
        case rotationY = "rotation.y"
        case rotationZ = "rotation.z"
    }

    /// Nil unless the name is that of an animatable property.
    init?(_ name: String) {
        let names = name.split(separator: ".", maxSplits: 1)
        guard let first = names.first, let property = LayerProperty(rawValue: String(first)) else { return nil }
        self.property = property
        if names.count == 1 {
            part = nil
        } else {
            guard let part = Part(rawValue: String(names[1])) else { return nil }
            self.part = part
        }
    }
}

/// The animatable properties, with the names that actions and animations use.
enum LayerProperty: String {
    case bounds, position, anchorPoint, zPosition, transform, opacity, hidden, backgroundColor, cornerRadius,
        masksToBounds
    case borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath, contents,
        contentsRect
    case contentsScale
    // Properties of gradient layers and of shape layers.
    case colors, locations, startPoint, endPoint
    case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase

    /// Paths are not animated implicitly, as the QuartzCore documentation says.
    var animatesImplicitly: Bool {
        self != .path && self != .shadowPath
    }
}

extension LayerProperties {
    /// Nil for a property that this class of layer does not have; setting it then has no effect.
    subscript(property: LayerProperty) -> AnimatableValue? {
        get {
            switch property {
            case .bounds: .rect(bounds)
            case .position: .point(position)
            case .anchorPoint: .point(anchorPoint)
            case .zPosition: .number(zPosition)
            case .transform: .transform(transform)
            case .opacity: .number(Double(opacity))
            case .hidden: .discrete(.flag(isHidden))
            case .backgroundColor: .color(backgroundColor)
            case .cornerRadius: .number(cornerRadius)
            case .masksToBounds: .discrete(.flag(masksToBounds))
            case .borderWidth: .number(borderWidth)
            case .borderColor: .color(borderColor)
            case .shadowColor: .color(shadow.color)
            case .shadowOpacity: .number(Double(shadow.opacity))
            case .shadowOffset: .size(shadow.offset)
            case .shadowRadius: .number(shadow.radius)
            case .shadowPath: .path(shadow.path)
            case .contents: .discrete(.image(contents))
            case .contentsRect: .rect(contentsRect)
            case .contentsScale: .number(contentsScale)
            default: figure?[property]
            }
        }
        set {
            switch (property, newValue) {
            case (.bounds, .rect(let value)?): bounds = value
            case (.position, .point(let value)?): position = value
            case (.anchorPoint, .point(let value)?): anchorPoint = value
            case (.zPosition, .number(let value)?): zPosition = value
            case (.transform, .transform(let value)?): transform = value
            case (.opacity, .number(let value)?): opacity = Float(min(max(value, 0), 1))
            case (.hidden, .discrete(.flag(let value))?): isHidden = value
            case (.backgroundColor, .color(let value)?): backgroundColor = value
            case (.cornerRadius, .number(let value)?): cornerRadius = value
            case (.masksToBounds, .discrete(.flag(let value))?): masksToBounds = value
            case (.borderWidth, .number(let value)?): borderWidth = value
            case (.borderColor, .color(let value)?): borderColor = value
            case (.shadowColor, .color(let value)?): shadow.color = value
            case (.shadowOpacity, .number(let value)?): shadow.opacity = Float(min(max(value, 0), 1))
            case (.shadowOffset, .size(let value)?): shadow.offset = value
            case (.shadowRadius, .number(let value)?): shadow.radius = value
            case (.shadowPath, .path(let value)?): shadow.path = value
            case (.contents, .discrete(.image(let value))?): contents = value
            case (.contentsRect, .rect(let value)?): contentsRect = value
            case (.contentsScale, .number(let value)?): contentsScale = value
            default: figure?[property] = newValue
            }
        }
    }

    /// Nil when the property has no such component; setting it then has no effect.
    subscript(path: LayerKeyPath) -> AnimatableValue? {
        get {
            guard let part = path.part else { return self[path.property] }
            switch self[path.property] {
            case .point(let point)?: return AnimatableComponents.get(part, of: point)
            case .size(let size)?: return AnimatableComponents.get(part, of: size)
            case .rect(let rect)?: return AnimatableComponents.get(part, of: rect)
            case .transform(let transform)?: return AnimatableComponents.get(part, of: transform)
            default: return nil
            }
        }
        set {
            guard let newValue else { return }
            guard let part = path.part else {
                self[path.property] = newValue
                return
            }
            switch self[path.property] {
            case .point(let point)?:
                self[path.property] = .point(AnimatableComponents.set(part, of: point, to: newValue))
            case .size(let size)?: self[path.property] = .size(AnimatableComponents.set(part, of: size, to: newValue))
            case .rect(let rect)?: self[path.property] = .rect(AnimatableComponents.set(part, of: rect, to: newValue))
            case .transform(let transform)?:
                self[path.property] = .transform(AnimatableComponents.set(part, of: transform, to: newValue))
            default: break
            }
        }
    }
}
