import Foundation

// The names are those of the symbols that CToolchainBets puts into the table of the class's methods, and of
// Foundation's own methods.
extension FileManager {
    @_silgen_name("trestle_urls_for_directory")
    package func sandboxURLs(for directory: SearchPathDirectory, in domains: SearchPathDomainMask) -> [URL] {
        guard domains.contains(.userDomainMask), let own = ApplicationFolders.path(for: directory) else {
            return foundationURLs(for: directory, in: domains)
        }
        let others = domains.subtracting(.userDomainMask)
        return [URL(filePath: own, directoryHint: .isDirectory)]
            + (others.isEmpty ? [] : foundationURLs(for: directory, in: others))
    }

    @_silgen_name("trestle_url_for_directory")
    package func sandboxURL(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
        create shouldCreate: Bool
    ) throws -> URL {
        guard domain == .userDomainMask, let own = ApplicationFolders.path(for: directory) else {
            return try foundationURL(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
        }
        if shouldCreate { try createDirectory(atPath: own, withIntermediateDirectories: true) }
        return URL(filePath: own, directoryHint: .isDirectory)
    }

    @_silgen_name(
        "$s20FoundationEssentials11FileManagerC4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtF")
    private func foundationURLs(for directory: SearchPathDirectory, in domains: SearchPathDomainMask) -> [URL]

    @_silgen_name(
        "$s20FoundationEssentials11FileManagerC3url3for2in14appropriateFor6createAA3URLVAC19SearchPathDirectoryO_AC0lM10DomainMaskVAJSgSbtKF"
    )
    private func foundationURL(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
        create shouldCreate: Bool
    ) throws -> URL
}
