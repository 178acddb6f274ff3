import Foundation

/// The files of a new application: a table, and a test of it.
public struct NewProject {
    private static let modulesInUse: Set<String> = [
        "UIKit", "Foundation", "Swift", "Testing", "XCTest", "CoreGraphics", "QuartzCore", "UIKitTestDriver", "Trestle",
    ]

    /// The words that no module can have as its name.
    private static let keywords: Set<String> = [
        "Any", "Self", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "macro", "nil", "nonisolated",
        "open", "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
        "return", "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "var", "where", "while",
    ]

    private let name: String
    private let module: String
    /// The folder of Trestle, which the package depends on.
    private let trestle: URL

    /// - Parameter name: of the application, of its package and, with underscores for hyphens, of its module.
    /// - Throws: ``NewProjectError`` for a name that these cannot have.
    public init(_ name: String, trestle: URL) throws {
        guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_-]*/) != nil else { throw NewProjectError.noName(name) }
        module = name.replacing("-", with: "_")
        guard !Self.modulesInUse.contains(module) else { throw NewProjectError.moduleInUse(name) }
        guard !Self.keywords.contains(module) else { throw NewProjectError.keyword(name) }
        self.name = name
        self.trestle = trestle
    }

    /// - Throws: ``NewProjectError/exists(path:)`` if there is something at the folder's place.
    public func write(to folder: URL) throws {
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            throw NewProjectError.exists(path: folder.path)
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
            "Package.swift": NewProjectText.manifest(name: name, module: module, trestle: trestle.path),
            "Sources/\(module)/Target.swift": NewProjectText.target,
            "Sources/\(module)/iOS/AppDelegate.swift": NewProjectText.delegate,
            "Sources/\(module)/iOS/Assets.xcassets/Contents.json": NewProjectText.catalogue,
            "Sources/\(module)/iOS/ItemsViewController.swift": NewProjectText.controller(title: name),
            "Tests/\(module)Tests/ItemsTests.swift": NewProjectText.test(module: module),
            ".gitignore": ".build/\nPackage.resolved\n",
        ]
    }
}

/// Why an application cannot be begun.
public enum NewProjectError: Error, Hashable, CustomStringConvertible {
    case noName(String)
    case moduleInUse(String)
    case keyword(String)
    case exists(path: String)

    public var description: String {
        switch self {
        case .noName(let name):
            "\"\(name)\" cannot be the name of an application: letters, digits, - and _ can be in it, a letter first"
        case .moduleInUse(let name): "\(name) is the name of a module that the application uses"
        case .keyword(let name): "\(name) is a word of the language, which cannot be the name of an application"
        case .exists(let path): "\(path) exists already"
        }
    }
}
