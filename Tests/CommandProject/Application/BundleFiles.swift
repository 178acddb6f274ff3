import Foundation

/// The text files of the main bundle, found as a beginner's course finds them.
enum BundleFiles {
    static var names: [String] {
        let files = try? FileManager.default.contentsOfDirectory(atPath: Bundle.main.resourcePath!)
        return (files ?? []).filter { $0.hasSuffix(".txt") }.sorted()
    }

    static func text(_ name: String) -> String? {
        guard let url = Bundle.main.url(forResource: name, withExtension: "txt") else { return nil }
        return try? String(contentsOf: url, encoding: .utf8)
    }
}
