import Foundation
import ProjectAdaptation

/// The Swift that compiles.
struct Toolchain: Decodable {
    /// What `swift --version` says, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    let compilerVersion: String
    private let target: Target
    private let paths: Paths

    /// The kind of machine that it compiles for, such as `x86_64-unknown-linux-gnu`.
    var triple: String { target.triple }

    /// The folder with the libraries of Swift, which programs load.
    var runtime: URL { URL(filePath: paths.runtimeLibraryPaths.first ?? "/") }

    static func current() throws -> Toolchain {
        let result = try Tool.run("swiftc", ["-print-target-info"])
        guard result.status == 0, let toolchain = try? JSONDecoder().decode(Toolchain.self, from: result.output) else {
            throw Failure("the compiler says nothing of itself: swiftc -print-target-info failed")
        }
        return toolchain
    }

    private struct Target: Decodable { let triple: String }

    private struct Paths: Decodable { let runtimeLibraryPaths: [String] }
}
