import Foundation

/// A file of build settings: `.xcconfig`.
enum ConfigurationFile {
    /// Reads the settings of a file and of those that it includes. Files that are not there have none; a file that
    /// includes itself is read once.
    static func read(_ url: URL) -> [String: String] {
        var read: Set<String> = []
        return settings(of: url, read: &read)
    }

    private static func settings(of url: URL, read: inout Set<String>) -> [String: String] {
        guard read.insert(url.standardizedFileURL.path).inserted,
            let text = try? String(contentsOf: url, encoding: .utf8)
        else { return [:] }
        var settings: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex)
                .trimmingCharacters(in: .whitespaces)
            if let match = line.wholeMatch(of: /#include\??\s*"([^"]+)"/) {
                let other = url.deletingLastPathComponent().appending(path: String(match.1))
                settings.merge(Self.settings(of: other, read: &read)) { $1 }
            } else if let match = line.wholeMatch(of: /([A-Za-z0-9_]+(?:\[[^\]]*\])*)\s*=\s*(.*?);?/) {
                settings[String(match.1)] = String(match.2)
            }
        }
        return settings
    }
}
