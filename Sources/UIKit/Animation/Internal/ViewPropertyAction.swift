/// The layer properties that an animation block animates, by their layer keys.
enum ViewAnimatableProperty: String {
    case position, bounds, transform, anchorPoint, opacity, backgroundColor, cornerRadius, borderWidth, borderColor,
        zPosition
    case shadowOpacity, shadowRadius, shadowOffset, shadowColor, contentsRect

    /// Returns the difference that gives `value` when it is added to `model`. Geometry is animated by differences that
    /// add up, as in UIKit since iOS 8, so that a new animation does not make the running one jump. Nil for properties
    /// that are animated by their values, and for a transform that is not invertible.
    func difference(_ value: Any?, over model: Any?) -> Any? {
        switch self {
        case .position:
            guard let value = value as? CGPoint, let model = model as? CGPoint else { return nil }
            return CGPoint(x: value.x - model.x, y: value.y - model.y)
        case .bounds:
            guard let value = value as? CGRect, let model = model as? CGRect else { return nil }
            return CGRect(
                x: value.minX - model.minX, y: value.minY - model.minY,
                width: value.width - model.width, height: value.height - model.height)
        case .transform:
            guard let value = value as? CATransform3D, let model = model as? CATransform3D,
                model.m11 * model.m22 - model.m12 * model.m21 != 0, model.m33 != 0
            else { return nil }
            return CATransform3DConcat(value, CATransform3DInvert(model))
        default: return nil
        }
    }

    /// The difference that changes nothing when it is added; nil for properties that are animated by their values.
    var noDifference: Any? {
        switch self {
        case .position: CGPoint.zero
        case .bounds: CGRect.zero
        case .transform: CATransform3DIdentity
        default: nil
        }
    }

    func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        switch self {
        case .position: first as? CGPoint == second as? CGPoint
        case .bounds: first as? CGRect == second as? CGRect
        case .transform: first as? CATransform3D == second as? CATransform3D
        default: false
        }
    }
}

/// The action of a property change inside an animation block. The layer requests it before the change and runs it
/// afterwards.
@MainActor
final class ViewPropertyAction: NSObject, CAAction {
    private let block: AnimationBlock
    private let property: ViewAnimatableProperty
    private let valueBefore: Any?

    init(block: AnimationBlock, layer: CALayer, property: ViewAnimatableProperty) {
        self.block = block
        self.property = property
        let continues = block.options.contains(.beginFromCurrentState) && property.noDifference == nil
        let shown = continues ? layer.presentation() : nil
        valueBefore = (shown ?? layer).modelValue(forKey: property.rawValue)
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        let model = layer.modelValue(forKey: event)
        if let keyframes = block.keyframes {
            return keyframes.add(property, of: layer, from: valueBefore, to: model)
        }
        if property.areEqual(valueBefore, model) { return }
        // The progress source of a property animator applies the timing.
        let animation =
            block.track == nil ? block.timing.makeAnimation(keyPath: event) : CABasicAnimation(keyPath: event)
        guard let difference = property.difference(valueBefore, over: model) else {
            animation.fromValue = valueBefore
            return block.start(animation, on: layer, key: event)
        }
        animation.fromValue = difference
        animation.toValue = property.noDifference
        animation.isAdditive = true
        block.start(animation, on: layer, key: layer.freeAnimationKey(event))
    }
}

extension CALayer {
    /// Returns `position`, or `position-2` and so on while others run: additive animations do not replace each other.
    func freeAnimationKey(_ key: String) -> String {
        guard animation(forKey: key) != nil else { return key }
        var number = 2
        while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
        return "\(key)-\(number)"
    }
}
