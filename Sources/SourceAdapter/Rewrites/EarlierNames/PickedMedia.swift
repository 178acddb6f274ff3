import SwiftSyntax

/// Rewrites the dictionary of `imagePickerController(_:didFinishPickingMediaWithInfo:)` to that of Swift 4.2: with keys
/// of type `String` it is another method, which UIKit does not call.
struct PickedMedia: Rewrite {
    func rewrite(_ node: FunctionDeclSyntax, in file: FileAdaptation) {
        guard node.name.text == "imagePickerController",
            let parameter = node.signature.parameterClause.parameters.last,
            parameter.firstName.text == "didFinishPickingMediaWithInfo",
            let key = (parameter.type.as(OptionalTypeSyntax.self)?.wrappedType ?? parameter.type)
                .as(DictionaryTypeSyntax.self)?.key,
            key.trimmedDescription == "String"
        else { return }
        file.edits.replace(key, with: "UIImagePickerController.InfoKey")
    }
}
