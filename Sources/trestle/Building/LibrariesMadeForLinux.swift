import Foundation
import ProjectAdaptation
import SourceAdapter

/// Takes the libraries of an adapted package as they are that do not compile adapted and do compile untouched: they know of
/// Linux, and what they do on iOS is not for here.
struct LibrariesMadeForLinux {
    let check: TypeCheck
    var activity: Activity?

    /// Puts the originals of such libraries into the package.
    ///
    /// - Returns: the names of their modules.
    func restore() throws -> [String] {
        let candidates = check.targets.filter(knowsOfLinux)
        guard
            let last = check.inOrder.lastIndex(where: { target in candidates.contains { $0.module == target.module } })
        else { return [] }
        // Libraries import those before them.
        return try check.inOrder[...last].compactMap { target in
            activity?.now("Checking \(target.name)")
            let errors = try check.errors(of: target)
            guard !errors.isEmpty, candidates.contains(where: { $0.module == target.module }) else { return nil }
            return try restore(target) ? target.module : nil
        }
    }

    private func knowsOfLinux(_ target: TargetDescription) -> Bool {
        guard target.kind == .library else { return false }
        return target.sources.contains { file in
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
            return text.contains("os(Linux)") || text.contains("canImport(FoundationNetworking)")
                || text.contains("canImport(Glibc)") || text.contains("canImport(Darwin)")
        }
    }

    /// Writes the originals in the place of the copies, with a stand-in for what they have in Objective-C, and the copies
    /// again if these do not compile either.
    private func restore(_ target: TargetDescription) throws -> Bool {
        let copies = AdaptedCopies(in: check.folder(of: target)).byOriginal
        let adapted = try copies.mapValues { try Data(contentsOf: $0) }
        let parts = check.folder(of: target).appending(path: ObjectiveCParts.fileName)
        let texts = copies.keys.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        if let text = ObjectiveCParts.text(for: texts) { try Data(text.utf8).write(to: parts, options: .atomic) }
        for (original, copy) in copies {
            guard let text = try? String(contentsOfFile: original, encoding: .utf8) else { continue }
            let whole = SourceLocationLine.text(for: original) + "\n" + text
            try Data(whole.utf8).write(to: copy, options: .atomic)
        }
        if try check.errors(of: target).isEmpty { return true }
        try? FileManager.default.removeItem(at: parts)
        for (original, data) in adapted { try data.write(to: copies[original]!, options: .atomic) }
        // The module of the adapted source is there again for those that import it.
        _ = try check.errors(of: target)
        return false
    }
}
