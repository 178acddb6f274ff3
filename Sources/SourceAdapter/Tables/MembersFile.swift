import SwiftSyntax

/// Writes the tables of unchanged files, as a separate file.
enum MembersFile {
    static func text(of files: [ParsedFile], in target: TargetIndex) -> String {
        let choice = NameableMembers(target: target)
        let tables = files.flatMap { file in
            // Nothing is rewritten, so there is nothing to report.
            MemberTable.all(in: FileAdaptation(file, in: target, reportingTo: DiagnosticLog()), of: choice)
        }
        guard !tables.isEmpty else { return "// Nothing in this target is found by name at run time.\n" }
        let imports = Set(files.flatMap(imports)).union(["import UIKit"])
        return (imports.sorted() + [GeneratedTables.text(of: tables)]).joined(separator: "\n") + "\n"
    }

    /// Returns the imports that the tables need for the classes that the files extend, without imports under `#if`.
    private static func imports(of file: ParsedFile) -> [String] {
        file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.trimmedDescription }
    }
}
