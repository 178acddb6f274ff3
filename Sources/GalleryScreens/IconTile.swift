import UIKit

/// A white symbol on a square of 29 points with rounded corners, as rows of Settings have it.
struct IconTile {
    let screen: String
    private let symbol: String
    private let color: UIColor

    init(_ screen: String, _ symbol: String, _ color: UIColor) {
        self.screen = screen
        self.symbol = symbol
        self.color = color
    }

    @MainActor
    var image: UIImage {
        let bounds = CGRect(x: 0, y: 0, width: 29, height: 29)
        return UIGraphicsImageRenderer(size: bounds.size).image { _ in
            color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).setFill()
            UIBezierPath(roundedRect: bounds, cornerRadius: 6.5).fill()
            let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular)
            guard
                let sign = UIImage(systemName: symbol, withConfiguration: configuration)?
                    .withTintColor(.white, renderingMode: .alwaysOriginal)
            else { return }
            sign.draw(
                at: CGPoint(x: (bounds.width - sign.size.width) / 2, y: (bounds.height - sign.size.height) / 2))
        }
    }
}
