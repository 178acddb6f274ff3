import Foundation

/// - Linux: works
///
/// A picture that is put onto messages.
open class MSSticker: NSObject {
    private let file: URL
    private let text: String

    /// Throws an error with ``MSMessageErrorCode/improperFileURL`` or ``MSMessageErrorCode/fileNotFound``. What is in
    /// the file is not looked at.
    public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
        guard fileURL.isFileURL else { throw MSMessageErrorCode.improperFileURL.error(MSStickersErrorDomain) }
        guard FileManager.default.fileExists(atPath: fileURL.path) else {
            throw MSMessageErrorCode.fileNotFound.error(MSStickersErrorDomain)
        }
        (file, text) = (fileURL, localizedDescription)
    }

    open var imageFileURL: URL { file }

    open var localizedDescription: String { text }
}

/// - Linux: works
///
/// How large stickers are shown.
public enum MSStickerSize: Int, Sendable {
    case small = 0
    case regular = 1
    case large = 2
}
