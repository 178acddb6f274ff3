import PeerMeters
import UIKit

/// What a window costs that nobody touches, in ten seconds.
@MainActor
enum Idle {
    static func measure(completion: @escaping @MainActor () -> Void) {
        // The display link has gone; what it asked for comes to rest first.
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            let start = peer_now()
            DispatchQueue.main.asyncAfter(deadline: .now() + 10) {
                let cost: Fields = [:]
                cost.emit("idle_10s", peer_since(start))
                completion()
            }
        }
    }
}
