import TableEngine

/// A named object that stands for a view.
final class Card: CustomStringConvertible {
    let name: String

    init(_ name: String) { self.name = name }

    convenience init(_ number: Int) { self.init("\(number)") }

    var description: String { name }

    static func name(_ element: AnyObject?) -> String? { (element as? Card)?.name }
}

extension LiveElements {
    var names: [String] { elements.compactMap(Card.name) }
}

extension ElementLifecycle.Departure {
    var name: String? { Card.name(element) }
}
