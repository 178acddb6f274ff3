import Foundation

/// - Linux: works
///
/// Describes how a program has edited a picture.
open class PHAdjustmentData: NSObject {
    open var formatIdentifier: String { format.identifier }
    open var formatVersion: String { format.version }
    open var data: Data { content }
    private let format: (identifier: String, version: String)
    private let content: Data

    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        (format, content) = ((formatIdentifier, formatVersion), data)
    }
}
