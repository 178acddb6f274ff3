internal import HostInterface

/// The fingers, buttons and keys that are down, so that each that goes down comes up once, whatever the page sends and
/// whenever it is lost.
struct HeldInput {
    private var pointers: [Pointer: PointerEvent] = [:]
    private var keys: [Int: KeyEvent] = [:]

    /// A finger, or a button of the mouse.
    private struct Pointer: Hashable {
        var kind: PointerEvent.Kind
        var id: Int
        var button: PointerEvent.Button?
    }

    private static let mostPointers = 32
    private static let mostKeys = 64

    /// Returns whether the event follows from those before it.
    mutating func accepts(_ event: PointerEvent) -> Bool {
        let pointer = Pointer(kind: event.kind, id: event.id, button: event.kind == .mouse ? event.button : nil)
        switch event.phase {
        case .began:
            guard pointers[pointer] == nil, pointers.count < Self.mostPointers else { return false }
            pointers[pointer] = event
        case .moved:
            guard pointers[pointer] != nil else { return false }
            pointers[pointer] = event
        case .ended, .cancelled:
            return pointers.removeValue(forKey: pointer) != nil
        case .hovered, .left:
            return event.kind == .mouse
        }
        return true
    }

    mutating func accepts(_ event: KeyEvent) -> Bool {
        guard event.isDown else { return keys.removeValue(forKey: event.usage) != nil }
        guard keys[event.usage] != nil || keys.count < Self.mostKeys else { return false }
        keys[event.usage] = event
        return true
    }

    /// Returns the events that release everything.
    mutating func release(at time: Double) -> [HostEvent] {
        let cancelled = pointers.values.map { event in
            var event = event
            (event.phase, event.time) = (.cancelled, time)
            return HostEvent.pointer(event)
        }
        let raised = keys.values.map { event in
            var event = event
            (event.isDown, event.isRepeat, event.time) = (false, false, time)
            return HostEvent.key(event)
        }
        self = HeldInput()
        return cancelled + raised
    }
}
