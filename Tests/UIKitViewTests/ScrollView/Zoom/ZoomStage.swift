import Foundation
import UIKitTestDriver

@testable import UIKit

/// A scroll view of 300 by 400 points whose content, a board of 600 by 800 points, can be zoomed from 0.5 to 2; writes
/// down what the delegate is told.
@MainActor
final class ZoomStage: NSObject, UIScrollViewDelegate {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let board = Board(frame: CGRect(x: 0, y: 0, width: 600, height: 800))
    let app: TestApplication
    private(set) var log: [String] = []
    var zooms = true
    var allowsTop = true

    init(
        appearance: UIUserInterfaceStyle = .light, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(scrollView)
        app = try TestApplication(
            showing: controller, size: CGSize(width: 300, height: 400), style: appearance,
            layoutDirection: layoutDirection)
        super.init()
        scrollView.contentSize = board.frame.size
        scrollView.addSubview(board)
        scrollView.minimumZoomScale = 0.5
        scrollView.maximumZoomScale = 2
        scrollView.delegate = self
        app.frame()
    }

    /// What is written down while `body` runs; equal lines in a row count as one.
    func writes(_ body: () -> Void) -> [String] {
        log = []
        body()
        return log.reduce(into: []) { lines, line in if lines.last != line { lines.append(line) } }
    }

    /// The point of the board at a point of the scroll view.
    func boardPoint(at point: CGPoint) -> CGPoint {
        let corner = scrollView.bounds.origin
        return board.convert(CGPoint(x: point.x + corner.x, y: point.y + corner.y), from: scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? board : nil }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        log.append("will begin zooming\(view === board ? "" : " another view")")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("did zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        log.append("did end zooming at \(Double(scale))")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        log.append("should scroll to top")
        return allowsTop
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("did scroll to top") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("did end animation") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("will begin dragging") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.append("did end dragging")
    }
}

/// Draws a checkered board with a circle in the middle.
final class Board: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.secondarySystemBackground.setFill()
        UIBezierPath(rect: bounds).fill()
        UIColor.systemBlue.setFill()
        for row in 0..<16 {
            for column in 0..<12 where (row + column).isMultiple(of: 2) {
                UIBezierPath(rect: CGRect(x: column * 50, y: row * 50, width: 50, height: 50)).fill()
            }
        }
        UIColor.systemOrange.setFill()
        UIBezierPath(ovalIn: CGRect(x: 200, y: 300, width: 200, height: 200)).fill()
    }
}
