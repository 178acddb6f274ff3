import Foundation
import UIKit

/// Small landscapes in six colors.
@MainActor
enum CannedPictures {
    /// PNG data by path.
    static func all() throws -> [String: Data] {
        let colors: [UIColor] = [.systemBlue, .systemOrange, .systemGreen, .systemPurple, .systemTeal, .systemPink]
        let pairs = colors.enumerated().map { index, color in ("pictures/\(index).png", landscape(color, index)) }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    private static func landscape(_ color: UIColor, _ index: Int) -> Data {
        let size = CGSize(width: 150, height: 150)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            color.withAlphaComponent(0.35).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.white.setFill()
            let sun = CGPoint(x: 24 + CGFloat(index * 41 % 90), y: 22 + CGFloat(index * 17 % 26))
            UIBezierPath(ovalIn: CGRect(x: sun.x, y: sun.y, width: 30, height: 30)).fill()
            for hill in 0..<3 {
                color.withAlphaComponent(0.45 + 0.2 * CGFloat(hill)).setFill()
                let center = CGFloat((hill * 67 + index * 43) % 150)
                let top = 62 + CGFloat(hill) * 24
                UIBezierPath(ovalIn: CGRect(x: center - 95, y: top, width: 190, height: 150)).fill()
            }
        }
    }
}
