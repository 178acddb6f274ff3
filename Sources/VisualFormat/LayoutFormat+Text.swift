extension LayoutFormat: CustomStringConvertible {
    /// A string that says the same.
    package var description: String {
        var text = orientation == .vertical ? "V:" : "H:"
        if let leading { text += "|" + leading.description }
        for (place, element) in elements.enumerated() {
            if place > 0 { text += connections[place - 1].description }
            text += element.description
        }
        if let trailing { text += trailing.description + "|" }
        return text
    }
}

extension LayoutFormat.Element: CustomStringConvertible {
    package var description: String {
        predicates.isEmpty ? "[\(name)]" : "[\(name)(\(predicates.map(\.description).joined(separator: ",")))]"
    }
}

extension LayoutFormat.Connection: CustomStringConvertible {
    package var description: String {
        switch self {
        case .none: ""
        case .standard: "-"
        case .predicates(let predicates): "-(\(predicates.map(\.description).joined(separator: ",")))-"
        }
    }
}

extension LayoutFormat.Predicate: CustomStringConvertible {
    package var description: String {
        let sign =
            switch relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        return sign + object.description + (priority.map { "@\($0)" } ?? "")
    }
}

extension LayoutFormat.Object: CustomStringConvertible {
    package var description: String {
        switch self {
        case .constant(let constant): constant.description
        case .view(let name): name
        }
    }
}

extension LayoutFormat.Constant: CustomStringConvertible {
    package var description: String {
        switch self {
        case .number(let number): "\(number)"
        case .metric(let name): name
        }
    }
}
