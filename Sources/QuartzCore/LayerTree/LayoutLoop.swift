/// The last round of a layout that requested layout again in every round.
@MainActor
package struct LayoutLoop {
    /// A layer that was laid out, and the layers whose layout was requested meanwhile, itself included.
    package struct Participant {
        package let layer: CALayer
        package let requested: [CALayer]
    }

    /// How many rounds one layout has.
    package static let rounds = 16

    /// The layers whose layout requested that of others, in the order of the layout. At least one.
    package let participants: [Participant]
}

/// Told about loops in the layout of its layer or of those below.
@MainActor
package protocol LayoutLoopObserver: AnyObject {
    /// Called after the last round; the next frame goes on.
    func layoutDidLoop(_ loop: LayoutLoop)
}

/// Notes what the last two rounds of a layout do: which layers they lay out, and which of these the last round marks.
@MainActor
final class LayoutLoopRecorder {
    private var layers: [CALayer] = []
    /// Layers that are marked for layout.
    private var waiting: Set<ObjectIdentifier> = []
    private var participants: [LayoutLoop.Participant] = []
    private var isLastRound = false

    /// A loop has few participants, and everything below them is laid out with them.
    private static let mostLayers = 256

    func beginLastRound() {
        isLastRound = true
        waiting = Set(layers.lazy.filter { $0.dirtyFlags.contains(.layout) }.map(ObjectIdentifier.init))
    }

    func didLayOut(_ layer: CALayer) {
        guard isLastRound else {
            if layers.count < Self.mostLayers, !layers.contains(where: { $0 === layer }) { layers.append(layer) }
            return
        }
        waiting.remove(ObjectIdentifier(layer))
        let requested = layers.filter {
            $0.dirtyFlags.contains(.layout) && waiting.insert(ObjectIdentifier($0)).inserted
        }
        if !requested.isEmpty { participants.append(LayoutLoop.Participant(layer: layer, requested: requested)) }
    }

    /// Tells the delegate of the first participant, or the first one above it that wants to know.
    func report() {
        guard let first = participants.first else { return }
        for layer in sequence(first: first.layer, next: \.superlayerReference) {
            guard let observer = layer.delegate as? any LayoutLoopObserver else { continue }
            return observer.layoutDidLoop(LayoutLoop(participants: participants))
        }
    }
}
