/// Key-value coding of layers. It knows the animatable properties and their components (`transform.rotation.z`). A
/// value for any other key is stored, as CALayer does on Apple's systems.
extension CALayer: KeyValueCoding {
    /// Returns the model value of a property, or the value that was stored for another key.
    public func value(forKey key: String) -> Any? {
        value(forKeyPath: key)
    }

    /// Returns the model value of a property or of one of its components, or the value that was stored for another key.
    public func value(forKeyPath keyPath: String) -> Any? {
        modelValue(forKey: keyPath) ?? ownValue(forKey: keyPath)
    }

    /// Sets a property through its setter, or stores a value for another key.
    public func setValue(_ value: Any?, forKey key: String) {
        setValue(value, forKeyPath: key)
    }

    /// Sets a value. An animatable property is set through its setter, including its action; a value of another type
    /// has no effect.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let path = LayerKeyPath(keyPath), properties[path.property] != nil else {
            setOwnValue(value, forKey: keyPath)
            return
        }
        if path.property == .contents {
            contents = value
            return
        }
        var changed = properties
        guard let present = changed[path] else { return }
        if let value {
            guard let new = AnimatableValue(value, like: present) else { return }
            changed[path] = new
        } else {
            changed[path] = present.absent
        }
        adopt(path.property, from: changed)
    }

    private func adopt(_ property: LayerProperty, from changed: LayerProperties) {
        switch property {
        case .bounds: bounds = changed.bounds
        case .position: position = changed.position
        case .anchorPoint: anchorPoint = changed.anchorPoint
        case .zPosition: zPosition = changed.zPosition
        case .transform: transform = changed.transform
        case .opacity: opacity = changed.opacity
        case .hidden: isHidden = changed.isHidden
        case .backgroundColor: backgroundColor = changed.backgroundColor
        case .cornerRadius: cornerRadius = changed.cornerRadius
        case .masksToBounds: masksToBounds = changed.masksToBounds
        case .borderWidth: borderWidth = changed.borderWidth
        case .borderColor: borderColor = changed.borderColor
        case .shadowColor: shadowColor = changed.shadow.color
        case .shadowOpacity: shadowOpacity = changed.shadow.opacity
        case .shadowOffset: shadowOffset = changed.shadow.offset
        case .shadowRadius: shadowRadius = changed.shadow.radius
        case .shadowPath: shadowPath = changed.shadow.path
        case .contents: break
        case .contentsRect: contentsRect = changed.contentsRect
        case .contentsScale: contentsScale = changed.contentsScale
        case .colors, .locations, .startPoint, .endPoint, .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd,
            .lineWidth, .miterLimit, .lineDashPhase:
            let action = willChange(property.rawValue)
            properties.figure = changed.figure
            didChange(property.rawValue, running: action)
        }
    }
}

extension AnimatableValue {
    /// The value that setting nil stores: no color, no path, zero, or the identity.
    fileprivate var absent: AnimatableValue {
        switch self {
        case .color: .color(nil)
        case .path: .path(nil)
        case .colors: .colors(nil)
        case .numbers: .numbers(nil)
        case .discrete(.image): .discrete(.image(nil))
        case .discrete(.flag): .discrete(.flag(false))
        default: zero
        }
    }
}

extension CALayer: AttachmentHolder {}
