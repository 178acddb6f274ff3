import Foundation
import XcodeProject

/// Describes a project of Xcode: its applications, libraries and tests for iOS.
struct XcodeProjectReader {
    private let project: XcodeProject
    private let folder: URL

    /// - Parameters:
    ///   - url: an `.xcodeproj`, or the manifest from which XcodeGen makes one.
    ///   - folder: the folder that the project shares with others; nil for its working copy.
    init(_ url: URL, within folder: URL? = nil) throws(ProjectError) {
        project = try XcodeProject.current(at: url)
        self.folder = folder ?? ProjectFolder.around(project.folder)
    }

    func description() -> ProjectDescription {
        var remarks: [Remark] = []
        var targets: [TargetDescription] = []
        for target in project.targets {
            if let reason = reasonToLeaveOut(target, beside: targets) {
                remarks.append(Remark(.leftOut, "target \"\(target.name)\"", reason))
            } else {
                targets.append(describe(target, remarks: &remarks))
            }
        }
        remarks += project.packages.filter { !$0.isLocal }.map {
            Remark(.leftOut, "package \($0.name)", "is not built: \($0.location); add a copy of it with --library")
        }
        var description = ProjectDescription(
            name: project.name, folder: folder, targets: targets, remarks: remarks,
            places: [project.folder, project.folder.deletingLastPathComponent()])
        description.remoteLibraries += remoteLibraries()
        var read: Set<URL> = []
        for package in project.packages {
            guard let folder = package.folder else { continue }
            SwiftPackageReader.add(package.name, at: folder, to: &description, besides: &read)
        }
        return description
    }

    private func remoteLibraries() -> [RemoteLibrary] {
        let pinned = PinnedPackages(PinnedPackages.files(for: project.location, within: folder))
        return project.packages.filter { !$0.isLocal }.compactMap { package in
            guard
                let revision = pinned.commit(of: package.location).map({ .commit($0) })
                    ?? RemoteLibrary.Revision(package.requirement)
            else { return nil }
            return RemoteLibrary(
                name: package.name, source: .repository(address: package.location, revision: revision),
                products: package.products)
        }
    }

    private func reasonToLeaveOut(_ target: XcodeTarget, beside others: [TargetDescription]) -> String? {
        if target.kind == .userInterfaceTests, application(drivenBy: target) == nil {
            return "it is a target of user interface tests, and the project has no application for iOS"
        }
        if case .other(let type) = target.kind {
            let name = type.split(separator: ".").last.map(String.init) ?? type
            return "there is no counterpart of its kind (\(name))"
        }
        if !target.isForIOS { return "it is not for iOS" }
        if !target.sources.contains(where: { $0.pathExtension == "swift" }) {
            let missing = target.missing.filter { $0.pathExtension == "swift" }
            return missing.isEmpty
                ? "it has no Swift files"
                : "none of its \(missing.count) Swift files is on disk, such as \(path(missing[0]))"
        }
        if let other = others.first(where: { $0.module == target.moduleName }) {
            return "its module \(other.module) is that of the target \"\(other.name)\" too"
        }
        return nil
    }

    private func describe(_ target: XcodeTarget, remarks: inout [Remark]) -> TargetDescription {
        let kind: TargetDescription.Kind =
            switch target.kind {
            case .application: .application
            case .unitTests, .userInterfaceTests: .tests
            default: .library
            }
        var description = TargetDescription(name: target.name, module: target.moduleName, kind: kind)
        description.sources = target.sources.filter { $0.pathExtension == "swift" }
        let models = target.sources.filter(FolderContents.isModel)
        description.resources = target.resources + models.filter { !target.resources.contains($0) }
        description.dependencies = dependencies(of: target)
        description.drivesApplication = target.kind == .userInterfaceTests
        description.language = LanguageSettings(target.settings)
        if kind == .application {
            description.bundleIdentifier = target.settings["PRODUCT_BUNDLE_IDENTIFIER"]
            description.informationList = InformationList(target, in: project, within: folder).data
        }
        let others = target.sources.filter { $0.pathExtension != "swift" && !FolderContents.isModel($0) }
        description.foreignSources = others
        remarks += others.map { Remark(.leftOut, path($0), ForeignSource.advice($0)) }
        if let header = target.settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty, !others.isEmpty {
            remarks.append(Remark(.note, header, "is a bridging header, whose names the Swift files do not find"))
        }
        remarks += target.missing.map { file in
            let advice = GeneratedSource.advice(onMissing: file, in: project.folder)
            return Remark(
                advice == nil ? .leftOut : .needsHand, path(file), advice ?? "is in the project, but not on disk")
        }
        remarks += target.plugins.compactMap { plugin in
            GeneratedSource.advice(onPlugin: plugin).map {
                Remark(.needsHand, "source of target \"\(target.name)\"", $0)
            }
        }
        return description
    }

    private func path(_ url: URL) -> String { RelativePath.of(url, in: project.folder) }

    /// Names of the modules of the project that a target depends on: by its dependencies, by the frameworks that it
    /// links, and for tests by the application in which they run.
    private func dependencies(of target: XcodeTarget) -> [String] {
        let host = target.settings["TEST_TARGET_NAME"] ?? ""
        let launcher = target.settings["TEST_HOST"].map { ($0 as NSString).lastPathComponent } ?? ""
        let wanted = project.targets.filter { other in
            other.name != target.name
                && (target.dependencies.contains(other.name) || target.frameworks.contains(other.productName)
                    || other.name == host
                    || (target.kind == .unitTests && other.kind == .application && other.productName == launcher))
        }
        var modules: [String] = []
        for other in wanted where other.isForIOS && !modules.contains(other.moduleName) {
            if other.kind == .application || other.kind == .library { modules.append(other.moduleName) }
        }
        if let driven = application(drivenBy: target)?.moduleName, !modules.contains(driven) { modules.append(driven) }
        return modules + target.packageProducts
    }

    /// Returns the application that a target of user interface tests drives: the one that its settings name, otherwise
    /// one on which it depends, otherwise the first one.
    private func application(drivenBy target: XcodeTarget) -> XcodeTarget? {
        guard target.kind == .userInterfaceTests else { return nil }
        let applications = project.targets.filter { $0.kind == .application && $0.isForIOS }
        return applications.first { $0.name == target.settings["TEST_TARGET_NAME"] }
            ?? applications.first { target.dependencies.contains($0.name) } ?? applications.first
    }
}

extension RemoteLibrary.Revision {
    /// What Xcode writes about a package: `kind = upToNextMajorVersion; minimumVersion = 5.0.0`.
    fileprivate init?(_ requirement: [String: String]) {
        let first = (requirement["minimumVersion"] ?? requirement["version"]).flatMap { SemanticVersion($0) }
        switch (requirement["kind"], first) {
        case ("revision", _):
            guard let name = requirement["revision"] else { return nil }
            self = .commit(name)
        case ("branch", _):
            guard let name = requirement["branch"] else { return nil }
            self = .branch(name)
        case ("exactVersion", let first?): self = .exactly(first)
        case ("upToNextMinorVersion", let first?): self = .versions(from: first, below: first.nextMinor)
        case ("versionRange", let first?):
            self = .versions(from: first, below: requirement["maximumVersion"].flatMap { SemanticVersion($0) })
        case (_, let first?): self = .versions(from: first, below: first.nextMajor)
        default: return nil
        }
    }
}

extension LanguageSettings {
    /// The settings of a target of Xcode.
    init(_ settings: BuildSettings) {
        self.init()
        let version = settings["SWIFT_VERSION"] ?? ""
        isSwift6 = version.hasPrefix("6")
        infersObjectiveC = version.hasPrefix("3") || settings["SWIFT_SWIFT3_OBJC_INFERENCE"] == "On"
        isOnMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        // On in Xcode, unless it is switched off.
        hasBareRegexes = settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO"
        let flags = settings.words("OTHER_SWIFT_FLAGS")
        let defined = flags.enumerated().compactMap { index, flag -> String? in
            if flag == "-D", index + 1 < flags.count { return flags[index + 1] }
            return flag.hasPrefix("-D") && flag.count > 2 ? String(flag.dropFirst(2)) : nil
        }
        let names = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + defined
        // SwiftPM sets DEBUG itself.
        conditions = Set(names.filter { $0 != "DEBUG" && $0.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil }).sorted()
        if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
            features = [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
                "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
            ]
        }
    }
}
