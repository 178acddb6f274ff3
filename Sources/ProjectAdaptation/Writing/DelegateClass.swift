import SourceAdapter

/// The class that a program names as its application's delegate.
enum DelegateClass {
    /// Returns the name of the marked class, or of the one that `main.swift` names, or, if that chooses among classes,
    /// of the first application delegate.
    static func name(in files: [SourceFile]) -> String? {
        for file in files {
            let marked =
                /@(?:main|UIApplicationMain)\s+(?:@[A-Za-z_]+(?:\([^)]*\))?\s+|(?:public|open|internal|final)\s+)*class\s+([A-Za-z_][A-Za-z0-9_]*)/
            if let match = file.text.firstMatch(of: marked) { return String(match.1) }
        }
        let main = files.first { $0.path.hasSuffix("/main.swift") }
        let named = /UIApplicationMain\s*\([\s\S]*?([A-Za-z_][A-Za-z0-9_]*)\.self\s*\)/
        guard let main, main.text.contains("UIApplicationMain") else { return nil }
        if let match = main.text.firstMatch(of: named) { return String(match.1) }
        let delegate = /class\s+([A-Za-z_][A-Za-z0-9_]*)\s*:[^{]*\bUIApplicationDelegate\b/
        return files.lazy.compactMap { $0.text.firstMatch(of: delegate) }.first.map { String($0.1) }
    }
}
