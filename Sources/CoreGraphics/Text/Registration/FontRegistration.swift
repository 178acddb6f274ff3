internal import CPango
import Foundation

/// Adds font files to those that text of this process is drawn with.
package enum FontRegistration {
    package enum Failure: Error {
        case fileNotFound
        case unknownFormat
        case alreadyRegistered
    }

    private static let files = Guarded<Set<String>>([], by: TextShaping.lock)

    /// Registers all faces of a file.
    package static func register(file: URL) throws(Failure) {
        guard FileManager.default.isReadableFile(atPath: file.path) else { throw .fileNotFound }
        guard let data = try? Data(contentsOf: file), CGFont(data: data) != nil else { throw .unknownFormat }
        TextShaping.lock.lock()
        defer { TextShaping.lock.unlock() }
        guard !files.value.contains(file.path) else { throw .alreadyRegistered }
        guard FcConfigAppFontAddFile(nil, file.path) != 0 else { throw .unknownFormat }
        files.value.insert(file.path)
        trestle_font_map_changed(TextShaping.fontMap)
        FontFace.fontsChanged()
    }
}
