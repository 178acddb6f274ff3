import Foundation

/// - Linux: refuses
/// Connects nodes that make and change sound. The engine keeps the nodes and their connections; `start()` throws.
open class AVAudioEngine: NSObject {
    private struct Connection {
        let source: AVAudioNode
        let output: AVAudioNodeBus
        let target: AVAudioNode
        let input: AVAudioNodeBus
    }

    private var nodes: Set<AVAudioNode> = []
    private var connections: [Connection] = []

    open private(set) lazy var outputNode: AVAudioOutputNode = attached(AVAudioOutputNode())
    open private(set) lazy var inputNode: AVAudioInputNode = attached(AVAudioInputNode())
    open private(set) lazy var mainMixerNode: AVAudioMixerNode = {
        let mixer = attached(AVAudioMixerNode())
        connect(mixer, to: outputNode, format: nil)
        return mixer
    }()
    open var isAutoShutdownEnabled = false

    public override init() { super.init() }

    open var isRunning: Bool { false }
    open var attachedNodes: Set<AVAudioNode> { nodes }

    private func attached<Node: AVAudioNode>(_ node: Node) -> Node {
        attach(node)
        return node
    }

    // MARK: Nodes

    open func attach(_ node: AVAudioNode) {
        nodes.insert(node)
        node.engine = self
    }

    open func detach(_ node: AVAudioNode) {
        connections.removeAll { $0.source === node || $0.target === node }
        nodes.remove(node)
        node.engine = nil
    }

    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {
        disconnectNodeOutput(node1, bus: bus1)
        disconnectNodeInput(node2, bus: bus2)
        connections.append(Connection(source: node1, output: bus1, target: node2, input: bus2))
    }

    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        let input = (node2 as? AVAudioMixerNode)?.nextAvailableInputBus ?? 0
        connect(node1, to: node2, fromBus: 0, toBus: input, format: format)
    }

    open func connect(
        _ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint], fromBus sourceBus: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {
        disconnectNodeOutput(sourceNode, bus: sourceBus)
        for point in destNodes {
            guard let target = point.node else { continue }
            connections.append(
                Connection(source: sourceNode, output: sourceBus, target: target, input: point.bus))
        }
    }

    open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        connections.removeAll { $0.target === node && $0.input == bus }
    }

    open func disconnectNodeInput(_ node: AVAudioNode) { connections.removeAll { $0.target === node } }

    open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        connections.removeAll { $0.source === node && $0.output == bus }
    }

    open func disconnectNodeOutput(_ node: AVAudioNode) { connections.removeAll { $0.source === node } }

    open func inputConnectionPoint(for node: AVAudioNode, inputBus bus: AVAudioNodeBus) -> AVAudioConnectionPoint? {
        connections.first { $0.target === node && $0.input == bus }
            .map { AVAudioConnectionPoint(node: $0.source, bus: $0.output) }
    }

    open func outputConnectionPoints(
        for node: AVAudioNode, outputBus bus: AVAudioNodeBus
    ) -> [AVAudioConnectionPoint] {
        connections.filter { $0.source === node && $0.output == bus }
            .map { AVAudioConnectionPoint(node: $0.target, bus: $0.input) }
    }

    func freeInput(of node: AVAudioNode) -> AVAudioNodeBus {
        let used = Set(connections.filter { $0.target === node }.map(\.input))
        return (0...used.count).first { !used.contains($0) } ?? 0
    }

    // MARK: Running

    open func prepare() {}

    /// - Linux: refuses
    /// Throws an error.
    open func start() throws {
        AudioRefusal.report("AVAudioEngine", "start() throws an error, and nothing is heard or recorded")
        throw AudioRefusal.error
    }

    open func pause() {}

    open func reset() {}

    open func stop() {}
}

extension NSNotification.Name {
    public static let AVAudioEngineConfigurationChange = NSNotification.Name(
        "AVAudioEngineConfigurationChangeNotification")
}
