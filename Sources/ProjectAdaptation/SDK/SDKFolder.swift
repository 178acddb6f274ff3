import Foundation

/// A folder that `make sdk` has made: the command, and UIKit as a compiled library. It has the manifest, the module maps
/// and the scripts of Trestle's own folder at the same places, so that it can stand in for that folder.
public struct SDKFolder: Sendable {
    /// The file that describes the SDK.
    public static let fileName = "sdk.json"
    static let libraryName = "libTrestle.so"

    public let url: URL
    public let description: SDKDescription

    /// - Throws: ``SDKError`` if the folder is no SDK.
    public init(_ url: URL) throws {
        self.url = url.standardizedFileURL
        let file = url.appending(path: Self.fileName)
        guard FileManager.default.fileExists(atPath: file.path) else { throw SDKError.noSDK(path: self.url.path) }
        do {
            description = try JSONDecoder().decode(SDKDescription.self, from: Data(contentsOf: file))
        } catch {
            throw SDKError.unreadable(path: file.path)
        }
    }

    /// Returns the SDK to use: the one that `TRESTLE_SDK` names, or the one that a program is in. It is nil if neither is
    /// there, or if `TRESTLE` names a folder of Trestle's source.
    ///
    /// - Parameter program: the file of the command.
    /// - Throws: ``SDKError`` if the folder that is named is no SDK, or the description cannot be read.
    public static func chosen(environment: [String: String], program: URL?) throws -> SDKFolder? {
        if let path = environment["TRESTLE_SDK"], !path.isEmpty { return try SDKFolder(URL(filePath: path)) }
        if let source = environment["TRESTLE"], !source.isEmpty { return nil }
        guard let folder = program?.deletingLastPathComponent().deletingLastPathComponent(),
            FileManager.default.fileExists(atPath: folder.appending(path: fileName).path)
        else { return nil }
        return try SDKFolder(folder)
    }

    /// Looks whether a compiler can import the modules, which fit only the one that has written them.
    ///
    /// - Parameters:
    ///   - compiler: what the compiler says of itself, as ``SDKDescription/compiler``.
    ///   - machine: what it compiles for.
    public func check(compiler: String, machine: String) throws(SDKError) {
        guard machine == description.machine else {
            throw .otherMachine(path: url.path, of: description.machine, used: machine)
        }
        guard compiler == description.compiler else {
            throw .otherCompiler(path: url.path, of: description.compiler, used: compiler)
        }
    }

    /// Returns the folder with the library and, in `Modules`, the compiled modules.
    ///
    /// - Parameter isOptimized: whether those for programs for users are meant, which an SDK need not have.
    public func library(isOptimized: Bool) throws(SDKError) -> URL {
        let folder = url.appending(path: isOptimized ? "lib/release" : "lib")
        let files = [Self.libraryName, "Modules/UIKit.swiftmodule"].map { folder.appending(path: $0) }
        guard let missing = files.first(where: { !FileManager.default.fileExists(atPath: $0.path) }) else {
            return folder
        }
        let isPart = FileManager.default.fileExists(atPath: folder.path)
        throw isOptimized && !isPart ? .notOptimized(path: url.path) : .incomplete(missing: missing.path)
    }
}
