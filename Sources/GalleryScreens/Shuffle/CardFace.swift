import UIKit

/// The colored square of a card, made once for each color.
@MainActor
enum CardFace {
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPink,
    ]

    private static let images = colors.map { color in
        UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { context in
            color.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 28, height: 28), cornerRadius: 6).fill()
        }
    }

    static func image(_ card: Int) -> UIImage {
        images[card % images.count]
    }
}
