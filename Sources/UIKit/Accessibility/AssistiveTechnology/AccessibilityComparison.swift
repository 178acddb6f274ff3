import Foundation
internal import HostInterface

/// Compares what elements say with what they said before, and reports the differences.
///
/// It knows the elements that assistive technologies asked for most recently, and compares them when nothing has moved
/// for a moment. While content scrolls it does nothing. Rows are left out: lists report them.
@MainActor
final class AccessibilityComparison {
    private unowned let provider: AccessibilityProvider
    private let send: (HostAccessibilityEvent) -> Void
    /// Called when content has stopped moving.
    private let contentRests: () -> Void

    private struct Snapshot {
        let states: HostAccessibleStates
        let name: String
        let description: String
        let value: Double?
        let children: [HostAccessibleID]

        @MainActor
        init(of node: any AccessibleContainer, in provider: AccessibilityProvider) {
            states = node.states
            name = node.name
            description = node.description
            value = node.value?.current
            children = node.hasVirtualChildren ? [] : node.children.map { provider.node(for: $0).id }
        }
    }

    private var snapshots: [HostAccessibleID: Snapshot] = [:]
    private var order: [HostAccessibleID] = []
    private static let mostElements = 128

    /// How long after the last frame elements are compared, in seconds.
    private static let delay = 0.1
    private var call: DelayedCall?
    /// Whether the present frame was requested for a comparison, so that it is no reason for another one.
    private var hasJustCompared = false

    init(
        provider: AccessibilityProvider, send: @escaping (HostAccessibilityEvent) -> Void,
        contentRests: @escaping () -> Void
    ) {
        self.provider = provider
        self.send = send
        self.contentRests = contentRests
    }

    func forget() {
        (snapshots, order) = ([:], [])
        call?.cancel()
        call = nil
    }

    // MARK: What is known

    func note(_ node: any HostAccessibleNode) {
        guard snapshots[node.id] == nil, node.id.part == nil, let node = node as? any AccessibleContainer else {
            return
        }
        if order.count >= Self.mostElements { snapshots[order.removeFirst()] = nil }
        snapshots[node.id] = Snapshot(of: node, in: provider)
        order.append(node.id)
    }

    // MARK: When

    func compareSoon() {
        guard call == nil else { return }
        call = DelayedCall(after: Self.delay, isEndless: true) { [weak self] in self?.compareNow() }
    }

    /// - Parameter hasMoved: Whether content has moved since the frame before: then the comparison is put off.
    func frameDidEnd(hasMoved: Bool) {
        let isOwnFrame = hasJustCompared
        hasJustCompared = false
        if hasMoved {
            call?.cancel()
            call = nil
            compareSoon()
        } else if !isOwnFrame, !snapshots.isEmpty {
            compareSoon()
        }
    }

    // MARK: Comparing

    private func compareNow() {
        call = nil
        hasJustCompared = true
        contentRests()
        for id in order {
            guard let before = snapshots[id] else { continue }
            guard let node = provider.node(id) as? any AccessibleContainer else {
                snapshots[id] = nil
                continue
            }
            let now = Snapshot(of: node, in: provider)
            snapshots[id] = now
            report(node, before, now)
        }
        order.removeAll { snapshots[$0] == nil }
    }

    private func report(_ node: any HostAccessibleNode, _ before: Snapshot, _ now: Snapshot) {
        if before.name != now.name { send(.nameChanged(node)) }
        if before.description != now.description { send(.descriptionChanged(node)) }
        if before.value != now.value { send(.valueChanged(node)) }
        // The focus is reported when it moves.
        let changed = before.states.symmetricDifference(now.states).subtracting(.focused)
        for bit in 0..<UInt64.bitWidth where changed.rawValue & 1 << UInt64(bit) != 0 {
            let state = HostAccessibleStates(rawValue: 1 << UInt64(bit))
            send(.stateChanged(node, state, now.states.contains(state)))
        }
        if before.children != now.children { report(node, before.children, now.children) }
    }

    private func report(_ node: any HostAccessibleNode, _ before: [HostAccessibleID], _ now: [HostAccessibleID]) {
        let (former, present) = (Set(before), Set(now))
        let removed = before.indices.filter { !present.contains(before[$0]) }
        let added = now.indices.filter { !former.contains(now[$0]) }
        guard removed.count + added.count <= 16, !(removed.isEmpty && added.isEmpty) else {
            return send(.childrenInvalidated(node))
        }
        for index in removed.reversed() { send(.childRemoved(node, index: index, child: before[index])) }
        for index in added {
            if let child = node.child(at: index) { send(.childAdded(node, index: index, child: child)) }
        }
    }
}
