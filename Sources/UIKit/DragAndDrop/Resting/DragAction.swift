/// A step of a drag without a pointer, which assistive technologies and the menu of a focused row or view offer.
@MainActor
struct DragAction {
    /// The name by which programs find the action: the English text in lower case, or the name of a descriptor.
    let name: String
    let localizedName: String
    /// Returns whether it was done.
    let perform: () -> Bool

    init(_ text: SystemText, _ perform: @escaping () -> Bool) {
        name = text.rawValue.lowercased()
        localizedName = text.string
        self.perform = perform
    }

    init(_ name: String, _ perform: @escaping () -> Bool) {
        self.name = name
        localizedName = name
        self.perform = perform
    }
}

/// Where a drag without a pointer is dropped, relative to the row at its location.
enum DropAim {
    case before, after, onto

    /// How far below the upper edge of the row a finger would be for it, from 0 to 1.
    var share: Double {
        switch self {
        case .before: 0.1
        case .after: 0.9
        case .onto: 0.5
        }
    }
}
