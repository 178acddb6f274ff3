import Testing

@testable import QuartzCore

extension Layers {
    @MainActor
    @Suite
    struct LayerTreeTests {
        let root = CALayer(0, 0, 100, 100)
        let a = CALayer()
        let b = CALayer()
        let c = CALayer()

        init() {
            for (layer, name) in [(a, "a"), (b, "b"), (c, "c")] {
                layer.name = name
                root.addSublayer(layer)
            }
        }

        private var order: String {
            (root.sublayers ?? []).compactMap(\.name).joined()
        }

        @Test func addingALayerAgainBringsItToTheFront() {
            root.addSublayer(a)
            #expect(order == "bca")
        }

        @Test func layersGoBelowAndAboveSiblings() {
            root.insertSublayer(c, below: a)
            #expect(order == "cab")
            root.insertSublayer(c, above: a)
            #expect(order == "acb")
            root.insertSublayer(b, at: 0)
            #expect(order == "bac")
            root.insertSublayer(b, at: 99)
            #expect(order == "acb")
        }

        @Test func aReplacementTakesThePlaceOfTheOldLayer() {
            let d = CALayer()
            d.name = "d"
            root.replaceSublayer(b, with: d)
            #expect(order == "adc")
            #expect(b.superlayer == nil && d.superlayer === root)
        }

        @Test func aLayerMovesFromOneTreeToAnother() {
            let other = CALayer()
            other.addSublayer(b)
            #expect(order == "ac")
            #expect(b.superlayer === other)
        }

        @Test func settingSublayersReplacesThemAll() {
            root.sublayers = [c, a]
            #expect(order == "ca")
            #expect(b.superlayer == nil)
            root.sublayers = nil
            #expect(root.sublayers == nil)
        }
    }
}
