import ArgumentParser
import Foundation
import ProgramPackaging
import ProjectAdaptation

struct Package: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes a program for machines without a compiler of an iOS application.",
        discussion: """
            EXAMPLES
              trestle package Checklist
              trestle package Checklist --deb --maintainer "Ada Lovelace <ada@example.com>"
              trestle package Checklist --folder --deb --single-file --out dist

            The application is built optimized. A folder and a single file have all libraries and fonts that it needs; a \
            Debian package depends on those of the distribution, and has a desktop file, icons and the types of the \
            documents that the application opens (docs/PACKAGING.md).

            Without an SDK the first run on a machine compiles UIKit optimized, which takes some minutes.
            """)

    @OptionGroup var project: ProjectArguments
    @OptionGroup var building: BuildArguments

    @Flag(help: "Make a folder. Without another form this is the default.")
    var folder = false

    @Flag(help: "Make a Debian package, for this release of the distribution and later ones.")
    var deb = false

    @Flag(help: "Make a single file, which unpacks itself into the user's cache.")
    var singleFile = false

    @Option(
        help: "The folder for what is made. What an earlier run made of the same name is replaced.",
        completion: .directory)
    var out = "packages"

    @Option(
        help: """
            Who maintains the Debian package: a name with an address. Default: DEBFULLNAME and DEBEMAIL, or the user of Git.
            """)
    var maintainer: String?

    @Option(help: "What the application is, in a few words, for the Debian package.")
    var summary: String?

    func validate() throws { try Maintainer.validate(maintainer) }

    func run() throws {
        try Failure.handled {
            // Before anything is built.
            let maintainer = deb ? try Maintainer.chosen(maintainer) : ""
            let package = try building.package(of: project, needsApplication: true, withInterfaceTests: false)
            let name = try package.application(project.target)
            let program = try building.build(of: package, withTests: false, for: .distribution).program(name)
            let place = URL(filePath: out).standardizedFileURL
            do { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) } catch {
                throw Failure("\(place.path) cannot be written: \(FileFailure.reason(error))", code: 2)
            }
            do {
                if folder || singleFile || !deb { try writeFolder(of: program, named: name, into: place) }
                if deb {
                    let description = DebianPackage.Description(
                        maintainer: maintainer,
                        summary: summary ?? "\(program.information.name), an application made with UIKit",
                        license: license(of: package.project))
                    say(try DebianPackage(program, description).write(into: place))
                }
            } catch let error as PackagingError {
                throw Failure(error.description)
            }
        }
    }

    /// Writes the folder, and the single file, which has it in it.
    private func writeFolder(of program: BuiltProgram, named name: String, into place: URL) throws {
        let isKept = folder || !singleFile
        let manager = FileManager.default
        let parent = isKept ? place : manager.temporaryDirectory.appending(path: "trestle-\(UUID().uuidString)")
        let result = parent.appending(path: name)
        defer { if !isKept { try? manager.removeItem(at: parent) } }
        try ProgramFolder(program).write(to: result)
        if isKept { say(result) }
        if singleFile { say(try SingleFile(program).write(result, into: place)) }
    }

    /// Prints what was made, with its size.
    private func say(_ file: URL) {
        let size = (try? Tool.run("du", ["-sh", file.path]).output).map { String(decoding: $0, as: UTF8.self) } ?? ""
        print("\(file.path): \(size.prefix { !$0.isWhitespace })")
    }

    private func license(of project: ProjectDescription) -> URL? {
        ["LICENSE", "LICENSE.txt", "LICENSE.md", "LICENCE", "COPYING"].map { project.folder.appending(path: $0) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }
}
