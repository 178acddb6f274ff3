import Foundation

/// The files of a new application: a table, and a test of it.
struct NewProject {
    let name: String
    let module: String

    /// - Throws: ``Failure`` for a name that no folder or module can have.
    init(_ name: String) throws {
        guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_-]*/) != nil else {
            throw Failure(
                "\"\(name)\" is no name of an application: letters, digits, - and _ are, beginning with a letter",
                code: 2)
        }
        let module = name.replacing("-", with: "_")
        guard
            !["UIKit", "Foundation", "Swift", "Trestle", "Testing", "XCTest", "CoreGraphics", "QuartzCore"].contains(
                module)
        else {
            throw Failure("\(name) is the name of a module that the application uses", code: 2)
        }
        self.name = name
        self.module = module
    }

    /// - Throws: ``Failure`` if there is something at the folder's place.
    func write(to folder: URL) throws {
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            throw Failure("\(folder.path) exists", code: 2)
        }
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    private var files: [String: String] {
        [
            "Package.swift": manifest,
            "Sources/\(module)/AppDelegate.swift": NewProjectText.delegate,
            "Sources/\(module)/ItemsViewController.swift": NewProjectText.controller(title: name),
            "Tests/\(module)Tests/ItemsTests.swift": NewProjectText.test(module: module),
            ".gitignore": ".build/\nPackage.resolved\n",
        ]
    }

    private var manifest: String {
        NewProjectText.manifest(name: name, module: module, trestle: TrestleFolder.url.path)
    }
}
