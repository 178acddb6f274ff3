import Foundation

extension RunLoop.Mode {
    /// Core Foundation's name for `common`.
    /// - Linux: works
    // UIKit has the same name, which is preferred.
    @_disfavoredOverload
    public static let commonModes = RunLoop.Mode.common
}
