import Foundation
import ProjectAdaptation

/// A package that is ready to be built.
struct BuiltPackage {
    let folder: URL
    let report: AdaptationReport
    let project: ProjectDescription
    /// Whether this run has adapted a target.
    let isFresh: Bool

    var hasTests: Bool { report.targets.contains { $0.kind == .tests } }

    /// Whether tests may be those of Swift Testing.
    var usesSwiftTesting: Bool {
        project.targets.filter { $0.kind == .tests }.flatMap(\.sources).contains { file in
            (try? String(contentsOf: file, encoding: .utf8))?.contains("import Testing") == true
        }
    }

    var interfaceTests: InterfaceTests { InterfaceTests(project.targets.filter(\.drivesApplication)) }

    var hasPictures: Bool { report.targets.contains { $0.delegateClass != nil } }

    /// The name of the program to start: that of the target's, or of the first application.
    func application(_ target: String?) throws -> String {
        let applications = report.targets.filter { $0.kind == .application }
        let chosen = applications.first { $0.name == target || $0.module == target } ?? applications.first
        guard let chosen else {
            throw Failure("\(report.name) has no application: `trestle test` runs the tests of a library", code: 2)
        }
        return chosen.module
    }
}
