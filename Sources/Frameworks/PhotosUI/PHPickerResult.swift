import Foundation
import FoundationAdditions
import UniformTypeIdentifiers

/// - Linux: works
///
/// A file that the user has chosen.
public struct PHPickerResult: Equatable, Hashable {
    /// Loads the file, its data, or the picture in it.
    public let itemProvider: NSItemProvider

    /// Nil: there is no photo library.
    public let assetIdentifier: String?

    /// Nil for a file of no type among the given ones.
    init?(_ url: URL, of types: [UTType]) {
        guard let type = UTType(filenameExtension: url.pathExtension), types.contains(where: { type.conforms(to: $0) })
        else { return nil }
        itemProvider = NSItemProvider()
        assetIdentifier = nil
        itemProvider.suggestedName = url.deletingPathExtension().lastPathComponent
        itemProvider.registerFileRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
            completion(url, false, nil)
            return nil
        }
    }
}
