import Foundation

extension Picture {
    private static let folder = URL(fileURLWithPath: "/usr/share/iso-flags-png-320x240")

    /// The flags of the Debian package iso-flags-png-320x240, sorted by country. If the folder cannot be read, this is
    /// empty and standard error says so.
    public static let flags: [Picture] = {
        guard let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        else {
            FileHandle.standardError.write(
                Data("\(folder.path) could not be read: install the Debian package iso-flags-png-320x240.\n".utf8))
            return []
        }
        let codes = Dictionary(
            files.map { ($0.deletingPathExtension().lastPathComponent.uppercased(), $0) }
        ) { first, _ in first }
        return Country.all.compactMap { country in
            codes[country.code].map { Picture(file: $0, name: country.name) }
        }
    }()
}
