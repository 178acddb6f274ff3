import Foundation
import ProjectAdaptation
import SourceAdapter

/// Leaves out of an adapted package what the compiler does not accept: statements, bodies and declarations, round by round,
/// until it accepts the rest.
struct PartsThatDoNotCompile {
    /// After so many rounds what is left are errors.
    private static let greatestRound = 20

    let check: TypeCheck
    var activity: Activity?

    /// Leaves out, and returns what. Errors that nothing can be left out for stay.
    func leaveOut() throws -> [LeftOutPlace] {
        try check.inOrder.flatMap { target in
            let parts = try leaveOut(of: target, followingValues: false)
            return try parts.isEmpty ? [] : parts + leaveOut(of: target, followingValues: true)
        }
    }

    private func leaveOut(of target: TargetDescription, followingValues: Bool) throws -> [LeftOutPlace] {
        var parts: [LeftOutPlace] = []
        for round in 1...Self.greatestRound {
            activity?.now("Looking for what does not compile in \(target.name), round \(round)")
            let errors = try check.errors(of: target, followsValues: followingValues)
            let left = try leaveOut(errors, of: target)
            if left.isEmpty { break }
            parts += left.filter { !$0.part.reason.isEmpty }
        }
        return parts
    }

    /// Leaves out the parts with the errors.
    ///
    /// - Returns: nothing if no file has changed.
    private func leaveOut(_ errors: [CompilerError], of target: TargetDescription) throws -> [LeftOutPlace] {
        guard !errors.isEmpty else { return [] }
        let copies = AdaptedCopies(in: check.folder(of: target)).byOriginal
        var parts: [LeftOutPlace] = []
        for (file, errors) in Dictionary(grouping: errors, by: \.file) {
            guard let file else { continue }
            // The copy has a line before the first one of the original.
            let copy = copies[file]
            let places = errors.map {
                RefusedPlace(line: copy == nil ? $0.line : $0.line + 1, column: $0.column, message: $0.message)
            }
            let url = copy ?? URL(filePath: file)
            guard url.path.hasPrefix(check.package.path), let text = try? String(contentsOf: url, encoding: .utf8),
                let removal = PartRemoval.text(of: text, at: file, without: places)
            else { continue }
            try Data(removal.text.utf8).write(to: url, options: .atomic)
            parts += removal.parts.map { LeftOutPlace(file: file, part: $0) }
            // Parts of generated code are nobody's, but the file has changed.
            if removal.parts.isEmpty {
                parts.append(
                    LeftOutPlace(file: file, part: LeftOutPart(extent: .statement, line: 0, name: "", reason: "")))
            }
        }
        return parts
    }
}
