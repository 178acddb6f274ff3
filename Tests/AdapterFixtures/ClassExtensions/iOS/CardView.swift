import UIKit

public final class CardView: UIView {
    public private(set) var layouts = 0
    fileprivate var touches: [String] = []
    public var log: [String] { return touches }
    public private(set) static var made = 0
}

extension CardView {
    override public func layoutSubviews() {
        super.layoutSubviews()
        countLayout()
    }

    private func countLayout() { layouts += 1 }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = super.sizeThatFits(size)
        return CGSize(width: fitting.width + 10, height: 44)
    }

    public override var intrinsicContentSize: CGSize { return CGSize(width: 100, height: 44) }

    override public class var layerClass: AnyClass { return CAGradientLayer.self }

    override public func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
}

extension CardView {
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        self.touches.append("began")
    }

    override public var isHidden: Bool {
        didSet { touches.append("hidden \(oldValue) \(isHidden)") }
    }

    override public var description: String { return "a card" }
}

/// A cell whose overrides stand in an extension of another file.
public class CardCell: UITableViewCell {
    public let card = CardView()
    public var reuses = 0
}

// MARK: - Methods of extensions of UIKit's classes

extension UIView {
    @objc public func summary(depth: Int = 0) -> String { return "view at \(depth)" }
    @objc func refreshLook() {}
}

public class LabelledView: UIView {
    public var refreshes = 0
    override public func summary(depth: Int) -> String { return "labelled " + super.summary(depth: depth) }
    override func refreshLook() { refreshes += 1 }
}

public final class FramedView: LabelledView {
    override public func summary(depth: Int) -> String { return "framed " + super.summary(depth: depth + 1) }
}

public func refreshAll(_ views: [UIView]) { views.forEach { $0.refreshLook() } }
