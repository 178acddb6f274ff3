import Testing

@Suite struct LicenseTests {
    /// Every package that the scripts install, of the distribution and of Swift, has a license in LICENSES.md.
    @Test func everyPackageHasItsLicense() throws {
        let licenses = try Repository.text(of: "LICENSES.md")
        let manifest = try Repository.text(of: "Package.swift")
        let packages = manifest.matches(of: #/package\(url: "[^"]*/([^"/]+)"/#).map(\.output.1)
        let libraries = try Repository.text(of: "scripts/packages/debian-12.txt").split(separator: "\n")
        let missing = (packages + libraries).filter { !licenses.contains($0) }
        #expect(packages.count == 5 && missing.isEmpty, "\(missing)")
    }
}
