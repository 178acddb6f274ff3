import PeerMeters

/// What the process holds after it scrolled and jumped.
@MainActor
enum Memory {
    static var stages: [Stage] {
        [Stage(frames: 1, finish: { _ in report() })]
    }

    private static func report() {
        let fields: Fields = [
            "rss_kb": peer_vm_kb("VmRSS:"), "hwm_kb": peer_vm_kb("VmHWM:"), "private_kb": peer_private_kb(),
        ]
        fields.emit("memory_end", .none)
    }
}
