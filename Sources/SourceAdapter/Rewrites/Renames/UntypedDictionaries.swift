import SwiftSyntax

/// Rewrites `properties as Dictionary?` to `properties as! [AnyHashable: Any]?`. On Apple's systems the compiler bridges
/// such a dictionary of Core Foundation to this type.
struct UntypedDictionaries: Rewrite {
    func rewrite(_ node: OptionalTypeSyntax, in file: FileAdaptation) {
        guard node.wrappedType.trimmedDescription == "Dictionary", !file.target.declares("Dictionary"),
            let cast = node.firstToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate),
            cast.tokenKind == .keyword(.as)
        else { return }
        file.edits.insert("!", after: cast)
        file.edits.replace(node.wrappedType, with: "[AnyHashable: Any]")
    }
}
