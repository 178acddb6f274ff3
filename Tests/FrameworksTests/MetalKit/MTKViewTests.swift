import MetalKit
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized) struct MTKViewTests {
    @Test func thereIsNoDevice() {
        #expect(MTLCreateSystemDefaultDevice() == nil)
    }

    @Test func aPanelSaysSo() throws {
        let controller = UIViewController()
        let view = MTKView(frame: controller.view.bounds, device: nil)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(view)
        let app = try TestApplication(showing: controller)
        app.advance(by: 0.1)
        func texts(_ view: UIView) -> [String] {
            ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
        }
        #expect(texts(view).contains("Metal") && view.currentDrawable == nil)
    }
}
