import Foundation

/// - Linux: refuses
///
/// A change of the photo library. Programs make requests in the block of a change, which is not called.
open class PHChangeRequest: NSObject {
    public required override init() { super.init() }
}
