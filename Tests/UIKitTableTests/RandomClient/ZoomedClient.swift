@testable import UIKit

/// A scroll view that is zoomed, and released in the middle of it by what it calls.
@MainActor
final class ZoomedClient: NSObject, UIScrollViewDelegate {
    private(set) var view: UIScrollView?
    private let content = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 300))
    private unowned let client: any ListClient

    init(client: any ListClient) {
        self.client = client
        super.init()
        let view = UIScrollView(frame: content.frame)
        view.maximumZoomScale = 3
        view.minimumZoomScale = 0.5
        view.contentSize = content.frame.size
        view.addSubview(content)
        view.delegate = self
        self.view = view
    }

    func release() {
        view?.removeFromSuperview()
        view = nil
    }

    private func called(_ name: StaticString) {
        client.callback(name)
        if client.answer(outOf: 12) == 0 { release() }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        called("viewForZooming")
        return client.answer(outOf: 12) == 0 ? nil : content
    }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { called("willBeginZooming") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { called("didZoom") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { called("didScroll") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        called("didEndZooming")
    }
}
