/// The layers of a page that is folded back along a horizontal line: the front above the line, and the back of the part
/// below it, turned upwards.
@MainActor
struct PageCurl {
    private let size: CGSize
    private let front = CALayer()
    private let back = CALayer()
    /// The shadows of the fold on the page's back, and on what is below the page.
    private let shades = (onBack: CAGradientLayer(), below: CAGradientLayer())

    private static let shadeHeight: CGFloat = 30

    init(of page: any LayerContent, size: CGSize, scale: CGFloat) {
        self.size = size
        front.addSublayer(Self.page(page, size, scale))
        let turned = Self.page(page, size, scale)
        turned.transform = CATransform3DMakeScale(1, -1, 1)
        back.addSublayer(turned)
        // The page shines through the paper.
        let paper = CALayer()
        paper.frame = CGRect(origin: .zero, size: size)
        paper.backgroundColor = UIColor(white: 1, alpha: 0.85).cgColor
        back.addSublayer(paper)
        back.addSublayer(shades.onBack)
        let (clear, dark) = (UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.25).cgColor)
        shades.onBack.colors = [clear, dark]
        shades.below.colors = [dark, clear]
        for layer in [front, back] { layer.masksToBounds = true }
        for layer in [front, shades.below] { layer.anchorPoint = .zero }
        for layer in [back, shades.onBack] { layer.anchorPoint = CGPoint(x: 0, y: 1) }
        for layer in [shades.onBack, shades.below] {
            layer.bounds = CGRect(x: 0, y: 0, width: size.width, height: Self.shadeHeight)
        }
    }

    private static func page(_ content: any LayerContent, _ size: CGSize, _ scale: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.contentsScale = scale
        layer.frame = CGRect(origin: .zero, size: size)
        layer.content = content
        return layer
    }

    func add(to layer: CALayer) {
        for part in [shades.below, front, back] { layer.addSublayer(part) }
    }

    private struct Place {
        var layer: CALayer
        var height: CGFloat?
        var y: CGFloat
    }

    private func places(fold: CGFloat) -> [Place] {
        [
            Place(layer: front, height: fold, y: 0), Place(layer: back, height: size.height - fold, y: fold),
            Place(layer: shades.onBack, y: size.height - fold), Place(layer: shades.below, y: fold),
        ]
    }

    private func bounds(_ height: CGFloat) -> CGRect { CGRect(x: 0, y: 0, width: size.width, height: height) }

    /// Folds the page at a distance from its top.
    func show(fold: CGFloat) {
        for place in places(fold: fold) {
            place.layer.position = CGPoint(x: 0, y: place.y)
            if let height = place.height { place.layer.bounds = bounds(height) }
        }
    }

    /// Animates from a fold to that which is shown.
    func animate(from fold: CGFloat, in block: AnimationBlock) {
        for place in places(fold: fold) {
            let move = block.timing.makeAnimation(keyPath: "position")
            move.fromValue = CGPoint(x: 0, y: place.y)
            block.start(move, on: place.layer, key: "position")
            guard let height = place.height else { continue }
            let fit = block.timing.makeAnimation(keyPath: "bounds")
            fit.fromValue = bounds(height)
            block.start(fit, on: place.layer, key: "bounds")
        }
    }
}

extension ViewTransition {
    /// Turns the previous content up and away, or the new content down upon the previous one.
    func curl(from picture: CALayer, isUp: Bool, in block: AnimationBlock) {
        let drawing = isUp ? nil : view.picture(afterScreenUpdates: true)
        guard let page = isUp ? picture.content : drawing.map({ SnapshotContent($0) }) else {
            return dissolve(from: picture, in: block)
        }
        let size = picture.bounds.size
        let curl = PageCurl(of: page, size: size, scale: picture.contentsScale)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        view.layer.superlayer?.insertSublayer(picture, above: view.layer)
        if isUp { picture.content = nil }
        picture.masksToBounds = true
        curl.add(to: picture)
        curl.show(fold: isUp ? 0 : size.height)
        CATransaction.commit()
        curl.animate(from: isUp ? size.height : 0, in: block)
    }
}
