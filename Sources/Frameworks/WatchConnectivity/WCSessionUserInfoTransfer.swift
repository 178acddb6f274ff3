import Foundation

/// - Linux: refuses
///
/// Data that does not reach a watch.
open class WCSessionUserInfoTransfer: NSObject {
    public let isCurrentComplicationInfo: Bool
    public let userInfo: [String: Any]

    init(userInfo: [String: Any], isCurrentComplicationInfo: Bool) {
        self.userInfo = userInfo
        self.isCurrentComplicationInfo = isCurrentComplicationInfo
    }

    open var isTransferring: Bool { false }

    /// - Linux: no effect
    open func cancel() {}
}

/// - Linux: works
///
/// A file that is transferred.
open class WCSessionFile: NSObject {
    public let fileURL: URL
    public let metadata: [String: Any]?

    init(fileURL: URL, metadata: [String: Any]?) {
        self.fileURL = fileURL
        self.metadata = metadata
    }
}

/// - Linux: refuses
///
/// A file that does not reach a watch.
open class WCSessionFileTransfer: NSObject {
    public let file: WCSessionFile
    public let progress = Progress(totalUnitCount: 1)

    init(file: WCSessionFile) {
        self.file = file
    }

    open var isTransferring: Bool { false }

    /// - Linux: no effect
    open func cancel() {}
}
