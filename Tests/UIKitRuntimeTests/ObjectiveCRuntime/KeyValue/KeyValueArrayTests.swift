import Testing

@testable import UIKit

/// As generated code makes it of `@objc dynamic var songs: [String]`.
private final class Album: NSObject {
    var songs = ["a", "b", "c"] {
        willSet { willChangeValue(forKey: "songs") }
        didSet { didChangeValue(forKey: "songs") }
    }

    static let register: Void = SourceMembers.add { members in
        members.add(Album.self) { $0.property("songs", \.songs) }
    }

    override init() {
        Self.register
        super.init()
    }
}

private final class Listener: NSObject, KeyValueObserver {
    private(set) var heard: [String] = []

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let kind = (change?[.kindKey] as? NSNumber)?.uintValue
        let indexes = (change?[.indexesKey] as? NSIndexSet).map { "\(Array($0 as IndexSet))" }
        let parts = [
            kind.flatMap(NSKeyValueChange.init).map { "\($0)" }, indexes, change?[.oldKey].map { "old \($0)" },
            change?[.newKey].map { "new \($0)" },
        ]
        heard.append(parts.compactMap { $0 }.joined(separator: " "))
    }
}

@MainActor @Suite(.serialized)
struct KeyValueArrayTests {
    private let album = Album()
    private let listener = Listener()
    private var songs: NSMutableArray { album.mutableArrayValue(forKey: "songs") }

    private func listening(_ change: () -> Void) -> [String] {
        album.addObserver(listener, forKeyPath: "songs", options: [.old, .new], context: nil)
        change()
        album.removeObserver(listener, forKeyPath: "songs")
        return listener.heard
    }

    @Test func anInsertionTellsWhatIsNewAndWhere() {
        #expect(listening { songs.insert("x", at: 1) } == [#"insertion [1] new ["x"]"#])
        #expect(album.songs == ["a", "x", "b", "c"])
    }

    @Test func addingInsertsAtTheEnd() {
        #expect(listening { songs.add("x") } == [#"insertion [3] new ["x"]"#])
        #expect(songs.count == 4)
    }

    @Test func aRemovalTellsWhatWasThere() {
        #expect(listening { songs.removeObject(at: 0) } == [#"removal [0] old ["a"]"#])
        #expect(album.songs == ["b", "c"])
    }

    @Test func aReplacementTellsBoth() {
        #expect(listening { songs[2] = "z" } == [#"replacement [2] old ["c"] new ["z"]"#])
    }

    @Test func exchangingReplacesBoth() {
        #expect(
            listening { songs.exchangeObject(at: 0, withObjectAt: 2) } == [
                #"replacement [0, 2] old ["a", "c"] new ["c", "a"]"#
            ])
        #expect(album.songs == ["c", "b", "a"])
    }

    @Test func severalElementsAreOneChange() {
        #expect(
            listening { songs.insert(["x", "y"], at: IndexSet([0, 2])) } == [#"insertion [0, 2] new ["x", "y"]"#])
        #expect(album.songs == ["x", "a", "y", "b", "c"])
        songs.removeObjects(at: IndexSet([0, 2]))
        songs.replaceObjects(at: IndexSet([0, 1]), with: ["1", "2"])
        songs.replaceObjects(in: NSRange(location: 1, length: 2), withObjectsFrom: ["3"])
        songs.addObjects(from: ["4", "0"])
        #expect(album.songs == ["1", "3", "4", "0"])
    }

    @Test func sortingAndSettingReplaceTheWholeArray() {
        #expect(listening { songs.setArray(["2", "1"]) }.map { $0.prefix(7) } == ["setting"])
        songs.sort(comparator: { ("\($0)" as NSString).compare("\($1)") })
        #expect(album.songs == ["1", "2"])
        songs.sort({ a, b, _ in "\(a)" < "\(b)" ? 1 : -1 }, context: nil)
        #expect(album.songs == ["2", "1"])
        songs.removeAllObjects()
        #expect(album.songs.isEmpty)
    }

    @Test func anObservationWithAClosureHasIndexes() {
        var heard: [String] = []
        let observation = album.observe(\.songs, options: [.old, .new]) { _, change in
            let indexes = Array(change.indexes ?? [])
            heard.append("\(change.kind) \(indexes) \(change.oldValue ?? []) \(change.newValue ?? [])")
        }
        songs.removeLastObject()
        #expect(heard == [#"removal [2] ["c"] []"#])
        withExtendedLifetime(observation) {}
    }
}
