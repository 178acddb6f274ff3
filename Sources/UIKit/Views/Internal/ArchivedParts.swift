/// A view that creates its subviews itself, so that archives do not contain them.
@MainActor
protocol MadeOfParts: UIView {}

/// A view that another one creates again, so that archives do not contain it.
@MainActor
protocol PartOfView: UIView {}

/// A view whose initializer decodes constraints and recognizers at its end (``UIView/decodeRelations(from:)``).
@MainActor
protocol RelatedLater: UIView {}

extension UIVisualEffectView: MadeOfParts {}
extension UIProgressView: MadeOfParts {}
extension UIActivityIndicatorView: MadeOfParts {}
