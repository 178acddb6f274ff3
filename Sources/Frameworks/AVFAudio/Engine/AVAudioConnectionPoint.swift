import Foundation

/// - Linux: works
/// An input or output of a node.
open class AVAudioConnectionPoint: NSObject {
    open internal(set) weak var node: AVAudioNode?
    open internal(set) var bus: AVAudioNodeBus

    public init(node: AVAudioNode, bus: AVAudioNodeBus) {
        self.node = node
        self.bus = bus
        super.init()
    }
}
