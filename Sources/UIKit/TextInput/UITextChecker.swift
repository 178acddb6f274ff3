import Foundation

/// Finds misspelled words, with the spelling dictionaries of the desktop.
///
/// The dictionaries are read by Enchant, which is loaded when a checker is first used. Without Enchant, or without a
/// dictionary of the language, no word is misspelled.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    /// The words that this checker does not report.
    open var ignoredWords: [String]? {
        get { ignored.isEmpty ? nil : ignored }
        set { ignored = newValue ?? [] }
    }

    private var ignored: [String] = []

    public override init() {
        super.init()
    }

    /// The languages with a dictionary, such as "en_US": those that the user prefers first.
    open class var availableLanguages: [String] {
        let installed = SpellingDictionaries.shared?.languages ?? []
        let preferred = Locale.preferredLanguages.map { $0.replacingOccurrences(of: "-", with: "_") }
        func rank(_ language: String) -> Int {
            preferred.firstIndex { $0 == language || $0.prefix(2) == language.prefix(2) } ?? preferred.count
        }
        return installed.sorted { (rank($0), $0) < (rank($1), $1) }
    }

    /// Returns the first misspelled word of a range; its location is `NSNotFound` if there is none.
    ///
    /// - Parameters:
    ///   - startingOffset: where the search begins. A word around it is not searched.
    ///   - wrapFlag: whether the search continues from the start of the range.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = SpellingDictionaries.shared?.dictionary(language) else { return none }
        let text = stringToCheck as NSString
        let words = TextUnits(stringToCheck, .word).ranges.filter {
            $0.lowerBound >= range.location && $0.upperBound <= range.location + range.length
        }
        let order =
            words.filter { $0.lowerBound >= startingOffset }
            + (wrapFlag ? words.filter { $0.lowerBound < startingOffset } : [])
        let found = order.first { word in
            let spelling = text.substring(with: NSRange(word))
            return !ignored.contains(spelling) && !Self.learnedWords.contains(spelling)
                && spelling.contains(where: \.isLetter) && !dictionary.contains(spelling)
        }
        return found.map { NSRange($0) } ?? none
    }

    /// Returns words that may have been meant, the best first; nil without a dictionary of the language.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard range.location != NSNotFound, NSMaxRange(range) <= (string as NSString).length else { return nil }
        return SpellingDictionaries.shared?.dictionary(language)?.suggestions(
            for: (string as NSString).substring(with: range))
    }

    /// Returns the words among the dictionary's suggestions that begin with a part of a word; nil without a dictionary
    /// of the language. A dictionary of Enchant has no list of its words.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard range.location != NSNotFound, NSMaxRange(range) <= (string as NSString).length else { return nil }
        let part = (string as NSString).substring(with: range)
        return guesses(forWordRange: range, in: string, language: language)?.filter {
            $0.lowercased().hasPrefix(part.lowercased())
        }
    }

    /// Adds a word to ``ignoredWords``.
    open func ignoreWord(_ wordToIgnore: String) {
        if !ignored.contains(wordToIgnore) { ignored.append(wordToIgnore) }
    }

    // MARK: Learned words, which all checkers of the application know, also in later runs

    private static let learnedKey = "TrestleLearnedWords"

    private static var learnedWords: Set<String> {
        Set(UserDefaults.standard.stringArray(forKey: learnedKey) ?? [])
    }

    /// Adds a word to the user defaults; from now on no checker reports it.
    open class func learnWord(_ word: String) {
        UserDefaults.standard.set(learnedWords.union([word]).sorted(), forKey: learnedKey)
    }

    /// Returns whether the word was learned, in this run or an earlier one. Upper and lower case differ.
    open class func hasLearnedWord(_ word: String) -> Bool { learnedWords.contains(word) }

    /// Removes a word that was learned. The words of the dictionaries stay known.
    open class func unlearnWord(_ word: String) {
        UserDefaults.standard.set(learnedWords.subtracting([word]).sorted(), forKey: learnedKey)
    }
}
