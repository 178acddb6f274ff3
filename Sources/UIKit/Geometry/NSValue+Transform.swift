import Foundation
import ObjectiveCRuntime
import QuartzCore

// NSValue on Linux holds no structures of others. A transform is associated with a value of edge insets that mixes its
// numbers, so that values of different transforms differ.

// Sound: only its address is used.
private nonisolated(unsafe) var transformKey: UInt8 = 0

private final class StoredTransform {
    let transform: CATransform3D

    init(_ transform: CATransform3D) { self.transform = transform }
}

extension NSValue {
    /// Stores a transform, which ``caTransform3DValue`` returns. It is lost if the value is archived.
    public convenience init(caTransform3D transform: CATransform3D) {
        let mixed = transform.mixedBits
        self.init(edgeInsets: NSEdgeInsets(top: mixed[0], left: mixed[1], bottom: mixed[2], right: mixed[3]))
        objc_setAssociatedObject(self, &transformKey, StoredTransform(transform), .OBJC_ASSOCIATION_RETAIN)
    }

    /// The transform that was stored; the identity if the value stores something else.
    public var caTransform3DValue: CATransform3D { storedTransform ?? CATransform3DIdentity }

    fileprivate var storedTransform: CATransform3D? {
        (objc_getAssociatedObject(self, &transformKey) as? StoredTransform)?.transform
    }
}

extension CATransform3D: _ObjectiveCBridgeable {
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
        result = source.caTransform3DValue
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) -> Bool {
        result = source.storedTransform
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
        source?.caTransform3DValue ?? CATransform3DIdentity
    }

    public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

    /// Four numbers that depend on all sixteen: the sums of the rows, each number with another weight.
    fileprivate var mixedBits: [Double] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]].map { row in
            row.enumerated().reduce(0) { $0 + $1.element * Double($1.offset * 2 + 1) }
        }
    }
}
