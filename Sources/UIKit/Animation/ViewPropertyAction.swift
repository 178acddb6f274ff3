/// The layer properties that an animation block animates, by their layer keys.
enum ViewAnimatableProperty: String {
    case position, bounds, transform, anchorPoint, opacity, backgroundColor, cornerRadius, borderWidth, borderColor,
        zPosition
    case shadowOpacity, shadowRadius, shadowOffset, shadowColor, contentsRect

    /// Geometry animates by differences that add up, as UIKit does since iOS 8: a new animation does not make the
    /// running one jump.
    var isAdditive: Bool {
        switch self {
        case .position, .bounds: true
        default: false
        }
    }
}

/// What a property change inside an animation block starts. The layer asks for it before the change and runs it
/// after.
@MainActor
final class ViewPropertyAction: NSObject, CAAction {
    private let block: AnimationBlock
    private let property: ViewAnimatableProperty
    private let valueBefore: Any?

    init(block: AnimationBlock, layer: CALayer, property: ViewAnimatableProperty) {
        self.block = block
        self.property = property
        let shown = block.options.contains(.beginFromCurrentState) && !property.isAdditive ? layer.presentation() : nil
        valueBefore = (shown ?? layer).modelValue(forKey: property.rawValue)
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        let animation = CABasicAnimation(keyPath: event)
        guard property.isAdditive else {
            animation.fromValue = valueBefore
            return block.start(animation, on: layer, key: event)
        }
        switch property {
        case .position:
            guard let before = valueBefore as? CGPoint, before != layer.position else { return }
            animation.fromValue = CGPoint(x: before.x - layer.position.x, y: before.y - layer.position.y)
            animation.toValue = CGPoint.zero
        default:
            guard let before = valueBefore as? CGRect, before != layer.bounds else { return }
            let after = layer.bounds
            animation.fromValue = CGRect(
                x: before.minX - after.minX, y: before.minY - after.minY,
                width: before.width - after.width, height: before.height - after.height)
            animation.toValue = CGRect.zero
        }
        animation.isAdditive = true
        block.start(animation, on: layer, key: layer.freeAnimationKey(event))
    }
}

extension CALayer {
    /// `position`, or `position-2` and so on while others run: additive animations do not replace each other.
    fileprivate func freeAnimationKey(_ key: String) -> String {
        guard animation(forKey: key) != nil else { return key }
        var number = 2
        while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
        return "\(key)-\(number)"
    }
}
