import Foundation
import RealmSwift

/// Classes as code of Realm 10 declares them.
final class Dog: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(indexed: true) var name = "Rex"
    @Persisted var age = 0
    @Persisted var weight: Double?
    @Persisted var owner: Person?
    @Persisted var kind: Kind
    @Persisted var tags: List<String>
    @Persisted var toys: List<Toy>
    @Persisted var collar: Collar?

    enum Kind: String, PersistableEnum { case hound, terrier }

    convenience init(id: Int, name: String, age: Int = 0) {
        self.init()
        self.id = id
        self.name = name
        self.age = age
    }
}

final class Person: Object {
    @Persisted var name: String
    @Persisted var born = Date(timeIntervalSince1970: 1000)
    @Persisted var friends: MutableSet<String>
    @Persisted var numbers: Map<String, Int>
    @Persisted(originProperty: "owner") var dogs: LinkingObjects<Dog>
}

final class Toy: Object {
    @Persisted var name = ""
    @Persisted var price: Decimal128 = 0
}

final class Collar: EmbeddedObject {
    @Persisted var color = "red"
    @Persisted var parts: List<CollarPart>
}

final class CollarPart: EmbeddedObject {
    @Persisted var name = ""
}

final class AllTypes: Object {
    @Persisted(primaryKey: true) var id: ObjectId
    @Persisted var small: Int8 = 1
    @Persisted var large: Int64 = 2
    @Persisted var flag = true
    @Persisted var single: Float = 1.5
    @Persisted var number = 2.5
    @Persisted var text = "text"
    @Persisted var bytes = Data([1, 2])
    @Persisted var date = Date(timeIntervalSinceReferenceDate: 1.25)
    @Persisted var uuid = UUID()
    @Persisted var decimal: Decimal128 = "1.25"
    @Persisted var any: AnyRealmValue = .string("any")
    @Persisted var optionalNumber: Int?
    @Persisted var optionalText: String?
    @Persisted var list: List<Int?>
    @Persisted var dates: List<Date>
    @Persisted var set: MutableSet<String>
    @Persisted var map: Map<String, Double>
}

/// A class as code of Realm 3 declares it, after the source adapter.
final class Comic: Object {
    @StoredDynamically var isbn = ""
    @StoredDynamically var title: String? = nil
    @StoredDynamically var sequel: Comic? = nil
    @StoredDynamically var cover: [Int] = []
    let pages = RealmOptional<Int>()
    let rating = RealmProperty<Double?>()
    let authors = List<ComicArtist>()
    let chapters = List<String>()

    override static func primaryKey() -> String? { "isbn" }

    override static func ignoredProperties() -> [String] { ["cover"] }
}

final class ComicArtist: Object {
    @StoredDynamically var name = ""
    let books = LinkingObjects(fromType: Comic.self, property: "authors")
}

enum TestRealm {
    /// A database in memory of its own.
    static func inMemory() throws -> Realm {
        try Realm(configuration: .init(inMemoryIdentifier: UUID().uuidString))
    }

    /// Opens a copy of a file, so that what the file has is read.
    static func copy(of url: URL) throws -> Realm {
        let copy = file()
        for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: url.path + suffix) {
            try FileManager.default.copyItem(atPath: url.path + suffix, toPath: copy.path + suffix)
        }
        return try Realm(fileURL: copy)
    }

    /// A file that no test has yet.
    static func file() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).realm")
    }
}

/// Waits until the main queue has run what is in it.
@MainActor
func turnOfRunLoop() async {
    for _ in 0..<2 {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
}
