import SwiftSyntax

/// Replaces imports of modules that only Apple's systems have by those that have their contents on Linux, and the import
/// of a module for `NSException.catchException(in:)` by that of UIKit.
struct PlatformImports: Rewrite {
    func rewrite(_ node: ImportDeclSyntax, in file: FileAdaptation) {
        let path = node.path.map(\.name.text)
        let isOfExceptions = path[0] == CaughtExceptions.module(in: file.file, besides: file.target.modules)
        let replacement =
            isOfExceptions ? "UIKit" : Self.replacement(for: path, isOfOneName: node.importKindSpecifier != nil)
        guard let replacement, !UnusedImports.isUnused(node, in: file) else { return }
        file.edits.replace(from: node.importKeyword, through: node.path, with: "import \(replacement)")
    }

    private static func replacement(for path: [String], isOfOneName: Bool) -> String? {
        // `import UIKit.UIGestureRecognizerSubclass` names a submodule, which no module on Linux has;
        // `import class UIKit.UIView` stays.
        // `import class Foundation.NSObject` may name what is in another module here, and what is added to the file may
        // need more.
        LinuxModules.replacements[path[0]]
            ?? (path.count > 1 && (!isOfOneName || path[0] == "Foundation") ? path[0] : nil)
    }
}
