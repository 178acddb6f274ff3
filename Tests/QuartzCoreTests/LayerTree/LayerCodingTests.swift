import Foundation
import QuartzCore
import Testing

/// Layers in archives.
@MainActor @Suite struct LayerCodingTests {
    private func restored<Layer: CALayer>(_ layer: Layer) throws -> Layer {
        let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Layer.self, from: data))
    }

    @Test func aLayerComesBackWithItsPlaceLookAndSublayers() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        layer.backgroundColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        layer.cornerRadius = 6
        layer.opacity = 0.5
        layer.isHidden = true
        layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
        let inner = CALayer()
        inner.name = "inner"
        layer.addSublayer(inner)
        let copy = try restored(layer)
        #expect(copy.frame == layer.frame && copy.cornerRadius == 6 && copy.opacity == 0.5 && copy.isHidden)
        #expect(copy.backgroundColor == layer.backgroundColor && copy.transform == layer.transform)
        #expect(copy.sublayers?.map(\.name) == ["inner"] && copy.sublayers?.first?.superlayer === copy)
    }

    @Test func aGradientComesBackWithItsStops() throws {
        let layer = CAGradientLayer()
        layer.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)]
        layer.locations = [0, 0.25]
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        layer.type = .radial
        let copy = try restored(layer)
        #expect(copy.colors as? [CGColor] == layer.colors as? [CGColor])
        #expect(copy.locations == [0, 0.25] && copy.endPoint == layer.endPoint && copy.type == .radial)
    }

    @Test func aShapeComesBackWithItsLine() throws {
        let layer = CAShapeLayer()
        layer.fillColor = nil
        layer.strokeColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        layer.lineWidth = 3
        let copy = try restored(layer)
        #expect(copy.fillColor == nil && copy.strokeColor == layer.strokeColor && copy.lineWidth == 3)
    }

    @Test func anArchiveWithoutValuesGivesDefaults() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(NSArray(array: [NSNumber(value: 1)]), forKey: "bounds")
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let layer = try #require(CALayer(coder: coder))
        #expect(layer.bounds == .zero && layer.opacity == 1 && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    }
}
