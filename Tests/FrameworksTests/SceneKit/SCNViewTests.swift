import SceneKit
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized) struct SCNViewTests {
    private let root = UIViewController()
    private let view = SCNView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func start() throws -> TestApplication {
        root.view.addSubview(view)
        return try TestApplication(showing: root)
    }

    @Test func aPanelSaysThatScenesAreNotDrawn() throws {
        let app = try start()
        view.scene = SCNScene()
        app.frame()
        #expect(app.shows(text: "SceneKit") && view.hitTest(.zero).isEmpty && view.device == nil)
    }

    @Test func theSnapshotIsAPictureOfThePanel() throws {
        _ = try start()
        #expect(view.snapshot().size == CGSize(width: 300, height: 200))
        #expect(SCNView(frame: .zero).snapshot().size == .zero)
        let renderer = SCNRenderer(device: nil)
        let picture = renderer.snapshot(atTime: 0, with: CGSize(width: 40, height: 30), antialiasingMode: .none)
        #expect(picture.size == CGSize(width: 40, height: 30))
    }

    @Test func anActionOfANodeEndsAfterItsDuration() throws {
        let app = try start()
        let node = SCNNode()
        var ends = 0
        node.runAction(.moveBy(x: 1, y: 0, z: 0, duration: 1), forKey: "move") { ends += 1 }
        #expect(node.actionKeys == ["move"])
        app.advance(by: 1.1)
        #expect(ends == 1 && node.position.x == 0 && !node.hasActions)
    }

    @Test func aTransactionEndsAfterItsDuration() throws {
        let app = try start()
        var ends = 0
        SCNTransaction.begin()
        SCNTransaction.animationDuration = 1
        SCNTransaction.completionBlock = { ends += 1 }
        SCNTransaction.commit()
        app.advance(by: 0.5)
        #expect(ends == 0 && SCNTransaction.animationDuration == 0)
        app.advance(by: 0.6)
        #expect(ends == 1)
    }

    @Test func filesOfScenesAreNotRead() {
        #expect(SCNScene(named: "ship.scn") == nil)
        #expect(throws: CocoaError.self) { try SCNScene(url: URL(fileURLWithPath: "/ship.scn")) }
        #expect(!SCNScene().write(to: URL(fileURLWithPath: "/tmp/ship.scn")))
    }

    @Test func aPanelStandsForAViewOfOpenGL() throws {
        let app = try start()
        let old = GLKView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        root.view.addSubview(old)
        app.frame()
        #expect(app.shows(text: "GLKit") && old.snapshot.size == CGSize(width: 100, height: 100))
    }
}
