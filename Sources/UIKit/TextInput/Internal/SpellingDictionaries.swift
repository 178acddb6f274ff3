import Foundation

/// The dictionaries of Enchant, a library that finds those of Hunspell and of other programs. It is loaded when it is
/// first needed, so that an application that checks no spelling neither needs nor loads it.
@MainActor
final class SpellingDictionaries {
    /// Nil if Enchant is not installed.
    static let shared = SpellingDictionaries()

    private let library: SpellingLibrary
    private let broker: OpaquePointer
    private var dictionaries: [String: SpellingDictionary] = [:]

    private init?() {
        guard let library = SpellingLibrary(), let broker = library.makeBroker() else { return nil }
        self.library = library
        self.broker = broker
    }

    /// The tags of the languages with a dictionary.
    private(set) lazy var languages: [String] = {
        let tags = LanguageTags()
        library.listDictionaries(broker, LanguageTags.add, Unmanaged.passUnretained(tags).toOpaque())
        return Array(Set(tags.all)).sorted()
    }()

    /// Returns the dictionary of a language such as "en", "en_US" or "en-US"; nil if there is none.
    func dictionary(_ language: String) -> SpellingDictionary? {
        let tag = language.replacingOccurrences(of: "-", with: "_")
        if let known = dictionaries[tag] { return known }
        // A language without a region uses the first dictionary of it.
        let found = languages.contains(tag) ? tag : languages.first { $0.hasPrefix(tag + "_") }
        guard let found, let pointer = library.requestDictionary(broker, found) else { return nil }
        let dictionary = SpellingDictionary(pointer, of: library)
        dictionaries[tag] = dictionary
        return dictionary
    }
}

/// Collects the tags that Enchant lists.
private final class LanguageTags {
    private(set) var all: [String] = []

    static let add: SpellingLibrary.Describe = { tag, _, _, _, context in
        guard let tag, let context else { return }
        Unmanaged<LanguageTags>.fromOpaque(context).takeUnretainedValue().all.append(String(cString: tag))
    }
}

/// One language.
@MainActor
final class SpellingDictionary {
    private let pointer: OpaquePointer
    private let library: SpellingLibrary

    init(_ pointer: OpaquePointer, of library: SpellingLibrary) {
        (self.pointer, self.library) = (pointer, library)
    }

    func contains(_ word: String) -> Bool {
        // A positive result means that the word is not in the dictionary, a negative one an error.
        library.check(pointer, word, word.utf8.count) <= 0
    }

    func suggestions(for word: String) -> [String] {
        var count = 0
        guard let list = library.suggest(pointer, word, word.utf8.count, &count) else { return [] }
        defer { library.freeStrings(pointer, list) }
        return (0..<count).compactMap { list[$0].map { String(cString: $0) } }
    }
}

/// The functions of Enchant 2.
@MainActor
struct SpellingLibrary {
    typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    typealias Describe =
        @convention(c) (
            UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
            UnsafeMutableRawPointer?
        ) -> Void

    typealias MakeBroker = @convention(c) () -> OpaquePointer?
    typealias List = @convention(c) (OpaquePointer, Describe, UnsafeMutableRawPointer?) -> Void
    typealias Request = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> OpaquePointer?
    typealias Check = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> Int32
    typealias Suggest =
        @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> Strings?
    typealias Free = @convention(c) (OpaquePointer, Strings) -> Void

    let makeBroker: MakeBroker
    let listDictionaries: List
    let requestDictionary: Request
    let check: Check
    let suggest: Suggest
    let freeStrings: Free

    /// Nil if the library is not installed.
    init?() {
        guard let handle = dlopen("libenchant-2.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func function<Function>(_ name: String, _: Function.Type) -> Function? {
            // Sound: the types are those of Enchant's header.
            dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
        }
        guard let makeBroker = function("enchant_broker_init", MakeBroker.self),
            let list = function("enchant_broker_list_dicts", List.self),
            let request = function("enchant_broker_request_dict", Request.self),
            let check = function("enchant_dict_check", Check.self),
            let suggest = function("enchant_dict_suggest", Suggest.self),
            let free = function("enchant_dict_free_string_list", Free.self)
        else { return nil }
        self.makeBroker = makeBroker
        listDictionaries = list
        requestDictionary = request
        self.check = check
        self.suggest = suggest
        freeStrings = free
    }
}
