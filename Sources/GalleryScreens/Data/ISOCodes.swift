import Foundation

/// The data files of the Debian package iso-codes.
enum ISOCodes {
    private static let folder = URL(fileURLWithPath: "/usr/share/iso-codes/json")

    /// Reads a file. If it cannot be read, returns nil and prints to standard error which package to install.
    static func read<Document: Decodable>(_ name: String) -> Document? {
        let file = folder.appendingPathComponent(name)
        do {
            return try JSONDecoder().decode(Document.self, from: Data(contentsOf: file))
        } catch {
            FileHandle.standardError.write(
                Data("\(file.path) could not be read (\(error)): install the Debian package iso-codes.\n".utf8))
            return nil
        }
    }
}
