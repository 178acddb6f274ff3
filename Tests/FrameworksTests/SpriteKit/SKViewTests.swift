import SpriteKit
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized) struct SKViewTests {
    private final class Stage: SKScene {
        var events: [String] = []
        override func didMove(to view: SKView) { events.append("did move") }
        override func willMove(from view: SKView) { events.append("will move") }
        override func didChangeSize(_ oldSize: CGSize) { events.append("size \(Int(size.width))") }
    }

    private let root = UIViewController()
    private let view = SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func start() throws -> TestApplication {
        root.view.addSubview(view)
        return try TestApplication(showing: root)
    }

    @Test func aPanelSaysThatScenesAreNotDrawn() throws {
        let app = try start()
        app.frame()
        #expect(app.shows(text: "SpriteKit") && view.texture(from: SKNode()) == nil)
    }

    @Test func scenesAreToldOfTheirView() throws {
        let app = try start()
        let stage = Stage(size: CGSize(width: 50, height: 50))
        stage.scaleMode = .resizeFill
        view.presentScene(stage)
        #expect(stage.events == ["size 200", "did move"] && stage.view === view && view.scene === stage)
        view.presentScene(nil)
        #expect(stage.events.last == "will move" && stage.view == nil)
        app.frame()
    }

    @Test func pointsOfAViewAreConvertedToItsScene() {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        view.presentScene(stage)
        #expect(view.convert(CGPoint(x: 0, y: 100), to: stage) == .zero)
        stage.scaleMode = .aspectFit
        stage.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        #expect(view.convert(CGPoint(x: 100, y: 50), to: stage) == .zero)
        #expect(view.convert(CGPoint(x: 10, y: 10), from: stage) == CGPoint(x: 110, y: 40))
    }

    @Test func anActionEndsAfterItsDuration() throws {
        let app = try start()
        let node = SKNode()
        var ends = 0
        node.run(.sequence([.wait(forDuration: 0.5), .moveBy(x: 10, y: 0, duration: 0.5)])) { ends += 1 }
        node.run(.repeatForever(.hide()), withKey: "blink")
        app.advance(by: 0.9)
        #expect(ends == 0 && node.hasActions())
        app.advance(by: 0.2)
        #expect(ends == 1 && node.position == .zero && node.action(forKey: "blink") != nil)
        node.removeAllActions()
        #expect(!node.hasActions())
    }

    @Test func anActionThatIsRemovedDoesNotEnd() throws {
        let app = try start()
        let node = SKNode()
        var ends = 0
        node.run(.wait(forDuration: 0.1)) { ends += 1 }
        node.removeAllActions()
        app.advance(by: 0.5)
        #expect(ends == 0)
    }

    @Test func aTextureHasTheSizeAndPixelsOfItsImage() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { _ in }
        let half = SKTexture(rect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), in: SKTexture(image: image))
        #expect(half.size() == CGSize(width: 4, height: 4))
        #expect(half.cgImage().width == (image.cgImage?.width ?? 0) / 2)
    }

    @Test func filesOfTheEditorAreNotRead() {
        #expect(SKScene(fileNamed: "Level") == nil && SKEmitterNode(fileNamed: "Fire") == nil)
    }
}
