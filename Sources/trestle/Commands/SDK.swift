import ArgumentParser
import Foundation
import ProgramPackaging
import ProjectAdaptation

struct SDK: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sdk",
        abstract: "Says which compiled UIKit the command uses, or makes Debian packages of it.",
        discussion: """
            EXAMPLES
              trestle sdk            say what is used
              trestle sdk --deb --maintainer "Ada Lovelace <ada@example.com>"

            An SDK is a folder that `make sdk` has made: the command, and UIKit as a compiled library. The command uses \
            the one that it is in, or the one that TRESTLE_SDK names (docs/SDK.md).
            """)

    @Flag(help: "Make the Debian packages libtrestle and trestle.")
    var deb = false

    @Option(
        help: ArgumentHelp(
            "Who maintains the packages: a name with an address. Default: DEBFULLNAME and DEBEMAIL, or the user of Git."
        ))
    var maintainer: String?

    @Option(help: "The folder for the packages.", completion: .directory)
    var out = "packages"

    func validate() throws { try Maintainer.validate(maintainer) }

    func run() throws {
        try Failure.handled {
            guard let sdk = TrestleFolder.sdk else {
                throw Failure(
                    "the command compiles UIKit from the source in \(TrestleFolder.url.path); `make sdk` makes an SDK "
                        + "there", code: 2)
            }
            guard deb else { return print(text(of: sdk)) }
            let place = URL(filePath: out).standardizedFileURL
            do {
                let packages = try SDKPackages(sdk, maintainer: Maintainer.chosen(maintainer))
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                let files = try packages.write(into: place, runtime: Toolchain.current().runtime)
                for file in files { print(file.path) }
            } catch let error as PackagingError {
                throw Failure(error.description)
            }
        }
    }

    private func text(of sdk: SDKFolder) -> String {
        let description = sdk.description
        return """
            folder:   \(sdk.url.path)
            Trestle:  \(description.version), commit \(description.commit)
            compiler: \(description.compiler)
            machine:  \(description.machine), \(description.system)
            """
    }
}
