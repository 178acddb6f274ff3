// As on Apple's systems, a file that imports SpriteKit sees UIKit and Foundation.
@_exported import UIKit

import FrameworkAbsence

/// A color, under the name that source for several systems uses.
/// - Linux: works
public typealias SKColor = UIColor

enum SceneRefusal {
    /// Says once that scenes are not drawn.
    static func report() {
        Absence.report("SpriteKit", "SKView", "a panel is shown, and scenes are neither updated, simulated nor drawn")
    }

    /// Says once that files of the editor cannot be read.
    static func reportFile() {
        Absence.report("SpriteKit", "the reader of scenes", "nodes and actions that are read from files are nil")
    }
}
