import UIKit

/// A view for Interface Builder, with a name of its own for Objective-C.
@objc(FXBadgeView)
@IBDesignable
open class BadgeView: UIView {
    @IBInspectable public var count: Int = 0 { didSet { updates += 1 } }
    @IBInspectable public var ringColor: UIColor? = .red
    @IBInspectable open dynamic var cornerRadius: CGFloat {
        get { return layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
    @objc public private(set) dynamic var updates = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
    }

    @available(*, unavailable)
    public required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @nonobjc public func increase(by amount: Int) { count += amount }
    @nonobjc public func increase(by amounts: [Int]) { amounts.forEach { count += $0 } }

    @objc(resetWithAnimation:) open func reset(animated: Bool) { count = animated ? -1 : 0 }
    @objc dynamic open func pulse() { count += 100 }
}

public final class LoudBadgeView: BadgeView {
    @objc override public func reset(animated: Bool) {
        super.reset(animated: animated)
        ringColor = .blue
    }
    override public dynamic func pulse() { count += 1000 }
}
