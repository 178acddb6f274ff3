import Foundation

extension String {
    /// The key by which names are sorted: the name without accents and case. It is computed once per name, because
    /// comparing thousands of names by locale is too slow.
    var sortingKey: String {
        folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    }
}
