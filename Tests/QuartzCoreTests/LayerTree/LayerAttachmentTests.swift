import QuartzCore
import Testing

extension Layers {
    @MainActor
    @Suite
    struct LayerAttachmentTests {
        @MainActor private static var key: UInt8 = 0

        @Test func aLayerStoresItsAssociatedObjectsItself() {
            let layer = CALayer()
            let count = Attachments.tableCount
            objc_setAssociatedObject(layer, &Self.key, "title", .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(layer, &Self.key) as? String == "title")
            #expect(layer.objectAttachments != nil)
            #expect(Attachments.tableCount == count)
        }

        @Test func anAssociatedObjectIsReleasedWithItsLayer() {
            final class Value {}
            weak var value: Value?
            do {
                let layer = CALayer()
                let kept = Value()
                value = kept
                objc_setAssociatedObject(layer, &Self.key, kept, .OBJC_ASSOCIATION_RETAIN)
            }
            #expect(value == nil)
        }
    }
}
