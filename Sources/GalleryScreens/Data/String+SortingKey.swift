import Foundation

extension String {
    /// What names are sorted by: accents and case apart. Folded once a name, because comparing by locale costs too much for thousands.
    var sortingKey: String {
        folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    }
}
