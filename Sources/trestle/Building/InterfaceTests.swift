import Foundation
import ProjectAdaptation

/// The user interface tests of a package.
struct InterfaceTests {
    private let modules: Set<String>
    /// Whether they may call `snapshot()` of fastlane.
    private let takesSnapshots: Bool

    init(_ targets: [TargetDescription]) {
        modules = Set(targets.map(\.module))
        takesSnapshots = targets.flatMap(\.sources).contains { file in
            (try? String(contentsOf: file, encoding: .utf8))?.contains("setupSnapshot(") == true
        }
    }

    var isEmpty: Bool { modules.isEmpty }

    /// Whether a test, `Module.Class/test`, is one of them.
    func contain(_ test: String) -> Bool {
        test.split(separator: ".").first.map { modules.contains(String($0)) } ?? false
    }

    /// What their processes have in the environment: the application of unit tests is not launched, and fastlane finds the
    /// names that it has from a simulator.
    var environment: [String: String] {
        var variables = ["TRESTLE_TEST_HOST": "off"]
        if takesSnapshots {
            variables["SIMULATOR_HOST_HOME"] = Self.home.path
            variables["SIMULATOR_DEVICE_NAME"] = "Trestle"
        }
        return variables
    }

    /// Makes the folder for the pictures of `snapshot()`.
    func prepare() throws {
        guard takesSnapshots else { return }
        do {
            try FileManager.default.createDirectory(at: Self.pictures, withIntermediateDirectories: true)
        } catch {
            throw Failure("\(Self.pictures.path) cannot be written: \(error)", code: 2)
        }
    }

    /// Says where the pictures of `snapshot()` are, if there are any.
    func noteSnapshots() {
        guard takesSnapshots else { return }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: Self.pictures.path)) ?? []
        if !files.isEmpty { Progress.say("The pictures of snapshot() are in \(Self.pictures.path)") }
    }

    /// The home of the computer for fastlane: a folder below the current one.
    private static let home = URL(filePath: "build/snapshots").standardizedFileURL
    private static let pictures = home.appending(path: "Library/Caches/tools.fastlane/screenshots")
}
