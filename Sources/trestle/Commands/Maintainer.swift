import ArgumentParser
import Foundation
import ProjectAdaptation

/// Who maintains a Debian package.
enum Maintainer {
    /// Looks whether an option names someone with an address.
    static func validate(_ option: String?) throws {
        if let option, option.wholeMatch(of: /[^<>\n]+ <[^<>@\s]+@[^<>@\s]+>/) == nil {
            throw ValidationError("--maintainer is a name with an address: Ada Lovelace <ada@example.com>")
        }
    }

    /// Returns the one that an option names, that of the environment, as Debian's tools have it, or the user of Git.
    static func chosen(_ option: String?) throws -> String {
        if let option { return option }
        let environment = ProcessInfo.processInfo.environment
        let name = environment["DEBFULLNAME"] ?? git("user.name")
        let address = environment["DEBEMAIL"] ?? git("user.email")
        guard let name, let address else {
            throw Failure("nobody maintains the package: name someone with --maintainer", code: 64)
        }
        return "\(name) <\(address)>"
    }

    private static func git(_ key: String) -> String? {
        guard let result = try? Tool.run("git", ["config", key]), result.status == 0 else { return nil }
        let text = String(decoding: result.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : text
    }
}
