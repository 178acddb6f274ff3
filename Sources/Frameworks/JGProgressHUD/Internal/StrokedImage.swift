import UIKit

/// Draws the images of indicators: templates of 33 by 33 points with lines of 3 points.
@MainActor
enum StrokedImage {
    /// - Parameter lines: the points of each line.
    static func template(_ lines: [[CGPoint]]) -> UIImage {
        let path = UIBezierPath()
        path.lineWidth = 3
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        for line in lines {
            for (index, point) in line.enumerated() {
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 33, height: 33)).image { _ in
            UIColor.black.setStroke()
            path.stroke()
        }
        return image.withRenderingMode(.alwaysTemplate)
    }
}
