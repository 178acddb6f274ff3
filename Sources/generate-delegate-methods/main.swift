import DelegateFacts
import Foundation

// Writes what Facts/DelegateProtocols.txt and the protocols' declarations say into the generated sources, in the current directory.
let root = URL(filePath: FileManager.default.currentDirectoryPath)
do {
    let sources = try GeneratedSources(root: root)
    for (path, text) in sources.files.sorted(by: { $0.key < $1.key }) {
        let file = root.appending(path: path)
        guard (try? String(contentsOf: file, encoding: .utf8)) != text else { continue }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
        print("wrote \(path)")
    }
    for path in sources.leftovers(root: root) {
        try FileManager.default.removeItem(at: root.appending(path: path))
        print("removed \(path)")
    }
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
}
