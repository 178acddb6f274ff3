import Foundation
import ProjectAdaptation
import ProjectFixtures

/// A project in a temporary folder, and its package in another one.
final class AdaptedProject {
    let project: TemporaryFolder
    let output: TemporaryFolder
    private(set) var report: AdaptationReport

    /// Writes the files, and adapts the project.
    init(_ files: [String: String], at path: String = "", hasPictures: Bool = false) throws {
        project = try TemporaryFolder(files)
        output = try TemporaryFolder()
        report = try Self.adapt(project, at: path, into: output, hasPictures: hasPictures)
    }

    /// Adapts the project again.
    func adaptAgain() throws { report = try Self.adapt(project, at: "", into: output, hasPictures: false) }

    /// The text of a file of the package; nil if it is not there.
    subscript(path: String) -> String? {
        try? String(contentsOf: output.url.appending(path: "package/" + path), encoding: .utf8)
    }

    /// The report without the paths of the temporary folders.
    var reportText: String {
        report.text.replacing(output.url.path, with: "OUT").replacing(project.url.path, with: "PROJECT")
    }

    /// The paths of the package's files, but for the record.
    var paths: [String] {
        let files = FileManager.default.enumerator(atPath: output.url.appending(path: "package").path)
        let paths = files?.compactMap { $0 as? String } ?? []
        return paths.filter { path in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: output.url.appending(path: "package/" + path).path, isDirectory: &isFolder)
            return exists && !isFolder.boolValue && path != ".trestle.json"
        }.sorted()
    }

    private static func adapt(
        _ project: TemporaryFolder, at path: String, into output: TemporaryFolder, hasPictures: Bool
    ) throws -> AdaptationReport {
        var description = try ProjectReader.read(project.url.appending(path: path).path)
        LibrarySearch.addCopies(to: &description)
        let adapter = ProjectAdapter(
            description, trestle: URL(filePath: "/trestle"), version: "1", hasPictures: hasPictures)
        return try adapter.adapt(into: output.url.appending(path: "package"))
    }
}

/// A small application with its project.
enum Sample {
    static let delegate = """
        import UIKit

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
        }

        """

    static let files = [
        "App.xcodeproj/project.pbxproj": ProjectText.application(
            objects: ProjectText.file("F1", "AppDelegate.swift") + ProjectText.file("F2", "ListController.swift")
                + ProjectText.file("F3", "Main.storyboard") + ProjectText.file("F4", "de.lproj/Texts.strings"),
            sources: ["F1", "F2"], resources: ["F3", "F4"], children: ["F1", "F2", "F3", "F4"],
            settings: "PRODUCT_NAME = \"$(TARGET_NAME)\"; INFOPLIST_FILE = Info.plist;"),
        "AppDelegate.swift": delegate,
        "ListController.swift": """
        import UIKit

        class ListController: UITableViewController {
            @objc func refresh() {}
        }

        """,
        "Main.storyboard": "<document/>", "de.lproj/Texts.strings": "\"a\" = \"b\";",
        "Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string>
        <key>CFBundleName</key><string>$(PRODUCT_MODULE_NAME)</string></dict></plist>
        """,
    ]
}
