import Foundation

/// What a project consists of, whatever kind of project it is.
public struct ProjectDescription: Sendable {
    /// The name of the package, which can be that of a folder, whatever the project's file says.
    public let name: String
    /// The folder that the project's files are in. Files outside of it are left out.
    public let folder: URL
    public var targets: [TargetDescription]
    /// The folders in which package managers put libraries: each has a folder for each library.
    public var placesOfLibraries: [URL]
    /// The Podfiles of the project.
    var podfiles: [Podfile] = []
    /// The libraries that the project names by their addresses.
    var remoteLibraries: [RemoteLibrary] = []
    /// The folders of libraries that were added: their files are not outside.
    public var otherFolders: [URL] = []
    /// Whether the application is that of a project in a folder below, such as an example.
    public internal(set) var hasApplicationOfExample = false
    /// What the user's `trestle.json` changes; nil without one.
    var adjustments: ProjectAdjustments?
    /// What the reader of the project noticed.
    public var remarks: [Remark]

    /// - Parameter places: the folders in which package managers work.
    public init(
        name: String, folder: URL, targets: [TargetDescription], remarks: [Remark] = [], places: [URL] = []
    ) {
        self.name = PackageName.make(name)
        self.folder = folder
        self.targets = targets
        placesOfLibraries = places.flatMap { folder in
            ["Pods", "Carthage/Checkouts", "Vendor"].map { folder.appending(path: $0) }
        }
        self.remarks = remarks
        podfiles = places.compactMap(Podfile.init(in:))
        remoteLibraries = places.flatMap { place in
            let pods = PodfileLock(in: place)?.libraries ?? Podfile(in: place)?.remoteLibraries ?? []
            return pods + (Cartfile(in: place)?.libraries ?? [])
        }
    }
}

/// A target of a project: an application, a library or a bundle of tests.
public struct TargetDescription: Sendable {
    public enum Kind: String, Sendable, Codable {
        case application, library, tests
    }

    /// The name that people know the target by.
    public var name: String
    /// The name of the module, which is that of the target in the package too.
    public var module: String
    public var kind: Kind
    /// Swift files.
    public var sources: [URL] = []
    /// Source in other languages, which is left out.
    public var foreignSources: [URL] = []
    /// Files and folders that are copied as they are.
    public var resources: [URL] = []
    /// Source, in any language, that the user leaves out.
    var excludedSources: [URL] = []
    /// The files of the project that others take the place of, by these others.
    var originals: [URL: URL] = [:]
    /// Names of modules of the same project.
    public var dependencies: [String] = []
    /// The `Info.plist` as XML, with all settings replaced.
    public var informationList: Data?
    /// The identifier of an application, if its project says it.
    public var bundleIdentifier: String?
    /// Whether the tests drive the application that the target depends on, by its interface.
    public var drivesApplication = false
    /// Whether SwiftPM builds the target on iOS too.
    public var isOfSwiftPackage = false
    public var language = LanguageSettings()

    public init(name: String, module: String, kind: Kind) {
        self.name = name
        self.module = module
        self.kind = kind
    }
}

/// The settings of the compiler that change what source means.
public struct LanguageSettings: Sendable, Hashable {
    /// Whether the source is in the language mode of Swift 6. All earlier modes count as that of Swift 5.
    public var isSwift6 = false
    /// Whether everything is on the main actor that does not say otherwise.
    public var isOnMainActor = false
    /// Whether members of Objective-C classes are exposed without an attribute, as in Swift 3.
    public var infersObjectiveC = false
    /// Names that `#if` finds set.
    public var conditions: [String] = []
    /// Features of later language modes.
    public var features: [String] = []
    /// Whether `/a+/` is a regular expression, as it always is in the language mode of Swift 6.
    public var hasBareRegexes = true

    public init() {}
}
