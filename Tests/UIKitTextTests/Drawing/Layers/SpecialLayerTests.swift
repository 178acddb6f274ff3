import Testing
import UIKitTestDriver

@testable import UIKit

/// Layers of Core Animation that draw something of their own.
@MainActor @Suite(.serialized)
struct SpecialLayerTests {
    private func picture(of layer: CALayer, _ size: CGSize) throws -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { layer.render(in: $0.cgContext) }
        return try #require(image.cgImage)
    }

    private func dot(_ color: UIColor = .red) -> CALayer {
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = color.cgColor
        return dot
    }

    /// Shows a view in a window, at its upper left corner.
    private func start(_ view: UIView) throws -> TestApplication {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        controller.view.addSubview(view)
        return try TestApplication(showing: controller, scale: 1)
    }

    @Test func aReplicatorShowsItsSublayersMovedFromCopyToCopy() throws {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
        replicator.addSublayer(dot())
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        let image = try picture(of: replicator, CGSize(width: 60, height: 10))
        #expect([5, 25, 45].allSatisfy { image.color(x: $0, y: 5).red == 255 })
        #expect([15, 35, 55].allSatisfy { image.color(x: $0, y: 5).alpha == 0 })
    }

    @Test func aReplicatorMultipliesColorsFromCopyToCopy() throws {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
        replicator.addSublayer(dot(.white))
        replicator.instanceCount = 2
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        replicator.instanceGreenOffset = -1
        replicator.instanceAlphaOffset = -0.5
        let image = try picture(of: replicator, CGSize(width: 60, height: 10))
        #expect(image.color(x: 5, y: 5) == (255, 255, 255, 255))
        let second = image.color(x: 25, y: 5)
        #expect(second.green == 0 && second.red > 250)
        #expect(abs(second.alpha - 128) <= 1)
    }

    @Test func theCopiesOfAReplicatorAreOnTheScreen() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .white
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 50, width: 60, height: 10)
        let dot = dot()
        replicator.addSublayer(dot)
        replicator.instanceCount = 2
        replicator.instanceDelay = 0.5
        replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
        view.layer.addSublayer(replicator)
        let app = try start(view)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = 1
        dot.add(fade, forKey: nil)
        app.advance(by: 0.75)
        let image = app.screenshot()
        // The second copy is half a second behind the first one.
        let (first, second) = (image.color(x: 5, y: 55), image.color(x: 35, y: 55))
        #expect(first.green > second.green + 60)
    }

    @Test func aTextLayerDrawsItsStringAtItsAlignment() throws {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
        layer.string = "I"
        layer.fontSize = 20
        layer.foregroundColor = UIColor.black.cgColor
        func ink() throws -> [Int] {
            layer.displayIfNeeded()
            let image = try picture(of: layer, layer.bounds.size)
            return (0..<200).filter { x in (0..<30).contains { image.color(x: x, y: $0).alpha > 100 } }
        }
        let left = try #require(try ink().max())
        #expect(left < 30)
        layer.alignmentMode = .right
        let right = try #require(try ink().min())
        #expect(right > 170)
        layer.alignmentMode = .center
        let center = try #require(try ink().first)
        #expect(abs(center - 100) < 15)
    }

    @Test func anInstalledFontIsFoundByTheNameOfAFont() throws {
        let font = try #require(CGFont(UIFont.systemFont(ofSize: 10).fontName as NSString))
        #expect(font.numberOfGlyphs > 100)
        #expect(CGFont("NoSuchFont-Bold" as NSString) == nil)
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        layer.string = "I"
        layer.font = font
        layer.fontSize = 20
        layer.foregroundColor = UIColor.black.cgColor
        layer.displayIfNeeded()
        let image = try picture(of: layer, layer.bounds.size)
        #expect((0..<60).contains { x in (0..<30).contains { image.color(x: x, y: $0).alpha > 100 } })
    }

    @Test func aTextLayerTruncatesAndWraps() throws {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 100)
        layer.string = "several words that are long"
        layer.font = UIFont.boldSystemFont(ofSize: 10)
        layer.fontSize = 14
        layer.foregroundColor = UIColor.black.cgColor
        func lowest() throws -> Int {
            layer.displayIfNeeded()
            let image = try picture(of: layer, layer.bounds.size)
            return (0..<100).last { y in (0..<60).contains { image.color(x: $0, y: y).alpha > 100 } } ?? 0
        }
        let oneLine = try lowest()
        #expect(oneLine < 25)
        layer.truncationMode = .end
        #expect(try lowest() < 25)
        layer.string = "several words that are long\nand others"
        let twoLines = try lowest()
        #expect(twoLines > oneLine && twoLines < 45)
        layer.isWrapped = true
        let wrapped = try lowest()
        #expect(wrapped > 40)
    }

    private func emitter() -> CAEmitterLayer {
        let cell = CAEmitterCell()
        cell.birthRate = 20
        cell.lifetime = 1
        cell.velocity = 50
        cell.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }.cgImage
        let emitter = CAEmitterLayer()
        emitter.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        emitter.emitterPosition = CGPoint(x: 20, y: 100)
        emitter.emitterCells = [cell]
        return emitter
    }

    @Test func anEmitterEmitsParticlesThatMoveAndEnd() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let emitter = emitter()
        view.layer.addSublayer(emitter)
        let app = try start(view)
        app.advance(by: 0.5)
        func red() -> [Int] {
            let image = app.screenshot()
            return (0..<200).filter { x in
                let color = image.color(x: x, y: 100)
                return color.red > 200 && color.green < 80
            }
        }
        let early = try #require(red().max())
        #expect((30...52).contains(early))
        app.advance(by: 1)
        let late = try #require(red().max())
        #expect((60...76).contains(late))
        emitter.birthRate = 0
        app.advance(by: 1.5)
        #expect(red().isEmpty)
    }
}
