import Foundation
internal import HostInterface

extension WebHost: EnvironmentHost {
    /// Reads TRESTLE_WEB, the address to listen on, and TRESTLE_WEB_NAMES, names with commas between them under which
    /// the server is reached. Prints the address of the page.
    package convenience init(environment: [String: String]) throws {
        let names = (environment["TRESTLE_WEB_NAMES"] ?? "").split(separator: ",").map { $0.lowercased() }
        let address = try environment["TRESTLE_WEB"].flatMap { $0.isEmpty ? nil : try WebAddress($0) } ?? WebAddress()
        try self.init(at: address, names: Set(names))
        FileHandle.standardOutput.write(Data("\(url)\n".utf8))
    }
}
