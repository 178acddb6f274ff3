// As on Apple's systems, a file that imports SceneKit sees GLKit, UIKit and Foundation.
@_exported import GLKit
@_exported import UIKit

import FrameworkAbsence

/// The domain of SceneKit's errors.
/// - Linux: works
public let SCNErrorDomain = "SCNErrorDomain"

enum SceneRefusal {
    /// Says once that scenes are not drawn.
    static func report() {
        Absence.report("SceneKit", "SCNView", "a panel is shown, and scenes are neither updated, simulated nor drawn")
    }

    /// Says once that files of scenes cannot be read or written.
    static func reportFile() {
        Absence.report("SceneKit", "the reader of scenes", "files are neither read nor written")
    }

    /// Says once that bodies do not move.
    static func reportPhysics() {
        Absence.report(
            "SceneKit", "the simulation of SCNPhysicsWorld", "bodies do not move, and no contact is reported")
    }

    /// Says once that nothing is animated.
    static func reportAnimation() {
        Absence.report("SceneKit", "SCNAnimatable", "nodes and materials stay as they are")
    }
}
