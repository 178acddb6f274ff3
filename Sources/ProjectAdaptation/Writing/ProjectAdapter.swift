import Foundation

/// Makes a package of a project.
public struct ProjectAdapter {
    private let project: ProjectDescription
    /// The folder of Trestle, which the package depends on.
    private let trestle: URL
    /// The version of the adapter: packages of another one are written anew.
    private let version: String
    /// Whether the package gets the target that photographs its application.
    private let hasPictures: Bool
    private let leavingOut: LeavingOut

    public init(
        _ project: ProjectDescription, trestle: URL, version: String, hasPictures: Bool = false,
        leavingOut: LeavingOut = .files
    ) {
        self.hasPictures = hasPictures
        self.leavingOut = leavingOut
        self.project = project
        self.trestle = trestle
        self.version = leavingOut == .parts ? version + " parts" : version
    }

    /// Writes the package. Targets of which nothing has changed since the last run are not adapted again.
    ///
    /// - Parameters:
    ///   - folder: the package's folder; nil to report only what would be written.
    ///   - progress: called with the name of each target that is adapted now.
    public func adapt(into folder: URL?, progress: (String) -> Void = { _ in }) throws -> AdaptationReport {
        let output = try folder.map(PackageFolder.init)
        let earlier = output.flatMap { AdaptationRecord.read(in: $0.url) }
        let targets = project.targets.map { PackageTarget($0, in: project.folder, and: project.otherFolders) }
        let modules = Set(project.targets.map(\.module))
        let sources = ProjectSources(
            modules: modules, urls: targets.flatMap { $0.sources.map(\.file) },
            generated: targets.flatMap { $0.modelClasses.map(\.source) }, leavingOut: leavingOut)
        let leftOut = LeftOutFiles(of: targets, sources: sources)
        var record = AdaptationRecord(adapter: version, files: [], targets: [:])
        var results: [TargetResult] = []
        var isOpen = false
        for target in targets {
            let writer = TargetWriter(
                target: target, root: project.folder, modules: modules,
                imported: files(importedBy: target.description.module, among: targets),
                excluded: project.targets.flatMap(\.excludedSources), sources: sources, leftOut: leftOut)
            let inputs = writer.inputs
            let module = target.description.module
            let known = earlier?.adapter == version ? earlier?.targets[module] : nil
            if let known, let output, known.inputs == inputs, known.outputs.allSatisfy(output.keep) {
                var result = known.result
                result.isFresh = false
                results.append(result)
                record.targets[module] = known
            } else {
                progress(target.description.name)
                if let output, !isOpen {
                    isOpen = true
                    try open(output, after: earlier, for: targets)
                }
                let before = Set(output?.paths ?? [])
                let result = try writer.write(to: output)
                results.append(result)
                record.targets[module] = AdaptationRecord.Target(
                    inputs: inputs, outputs: output?.paths.filter { !before.contains($0) } ?? [], result: result)
            }
        }
        if let output {
            for target in targets { try writeHost(of: target, among: results, to: output) }
            let photographed = hasPictures ? results.first { $0.delegateClass != nil } : nil
            if let photographed, let delegate = photographed.delegateClass {
                let source = PicturesTarget.source(application: photographed.module, delegate: delegate)
                try output.write(Data(source.utf8), to: "Tests/\(PicturesTarget.module)/Pictures.swift")
            }
            let manifest = ManifestText(
                name: project.name, targets: targets, kinds: results.reduce(into: [:]) { $0[$1.module] = $1.kind },
                frameworks: results.reduce(into: [:]) { $0[$1.module] = $1.frameworks },
                photographed: photographed?.module, trestle: trestle.path)
            try output.write(Data(manifest.text.utf8), to: "Package.swift")
            try output.write(Data(".build/\nPackage.resolved\n".utf8), to: ".gitignore")
            output.removeStale(earlier?.files ?? [])
            record.files = output.paths
            try output.write(record)
        }
        return AdaptationReport(
            name: project.name, folder: output?.url, targets: results,
            remarks: project.remarks + (project.adjustments?.remarks ?? []),
            podfiles: project.podfiles, leavingOut: leavingOut, changes: output?.changes ?? [])
    }

    /// Leaves a record for the case that this run is interrupted: the next one finds which files are there, and adapts
    /// every target anew.
    private func open(
        _ output: PackageFolder, after earlier: AdaptationRecord?, for targets: [PackageTarget]
    ) throws {
        let files = Set(targets.flatMap(\.paths) + (earlier?.files ?? []))
        try output.write(AdaptationRecord(adapter: version, files: files.sorted(), targets: [:]))
    }

    /// Writes the file that names the application of the tests of a target, if there is one.
    private func writeHost(of target: PackageTarget, among results: [TargetResult], to output: PackageFolder) throws {
        guard target.description.kind == .tests,
            let host = results.first(where: {
                $0.delegateClass != nil && target.description.dependencies.contains($0.module)
            }), let delegate = host.delegateClass
        else { return }
        let source =
            target.description.drivesApplication
            ? HostedTests.source(
                driven: host.module, delegate: delegate,
                bundleIdentifier: project.targets.first { $0.module == host.module }?.bundleIdentifier,
                tests: target.description.module)
            : HostedTests.source(
                application: host.module, delegate: delegate,
                isDriven: results.contains {
                    $0.module == target.description.module && $0.frameworks.contains("XCUIAutomation")
                })
        try output.write(Data(source.utf8), to: "\(target.folder)/\(HostedTests.fileName)")
    }

    /// The Swift files of the targets that a target depends on, directly or through others.
    private func files(importedBy module: String, among targets: [PackageTarget]) -> [String: [URL]] {
        var open = [module]
        var seen: Set<String> = []
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            open += targets.first { $0.description.module == next }?.description.dependencies ?? []
        }
        seen.remove(module)
        return targets.filter { seen.contains($0.description.module) }.reduce(into: [:]) {
            $0[$1.description.module] = $1.sources.map(\.file)
        }
    }
}
