import FoundationAdditions
import Testing

private protocol Listener: AnyObject {}
private final class Ear: NSObject, Listener {}
private final class Plain: Listener {}

/// An object that counts how often it is compared.
private final class Card: NSObject {
    final class Tally { var comparisons = 0 }

    private let number: Int
    private let tally: Tally

    init(_ number: Int, _ tally: Tally) { (self.number, self.tally) = (number, tally) }

    override var hash: Int { number }

    override func isEqual(_ object: Any?) -> Bool {
        tally.comparisons += 1
        return (object as? Card)?.number == number
    }
}

@Suite struct NSHashTableTests {
    @Test func weakObjectsAreGoneWhenTheyEnd() {
        let table = NSHashTable<any Listener>.weakObjects()
        let ear = Ear()
        do {
            let other = Plain()
            table.add(ear)
            table.add(other)
            table.add(other)
            #expect(table.count == 2)
            #expect(table.contains(other))
        }
        #expect(table.count == 1)
        #expect(table.anyObject === ear)
        table.remove(ear)
        #expect(table.allObjects.isEmpty)
    }

    @Test func equalObjectsAreInTheTableOnce() {
        let table = NSHashTable<NSString>()
        table.add("a")
        table.add(NSString(string: "a"))
        table.add(nil)
        #expect(table.count == 1)
        #expect(table.member("a") == "a")
        #expect(table.setRepresentation == [NSString("a")])
    }

    @Test func objectsMayBeComparedByIdentity() {
        let table = NSHashTable<NSMutableString>(options: .objectPointerPersonality)
        let (first, second) = (NSMutableString(string: "a"), NSMutableString(string: "a"))
        table.add(first)
        table.add(second)
        #expect(table.count == 2)
        table.remove(first)
        #expect(table.anyObject === second)
    }

    @Test func anObjectIsComparedWithThoseOfItsHashOnly() {
        let tally = Card.Tally()
        let table = NSHashTable<Card>()
        for number in 0..<100 { table.add(Card(number, tally)) }
        for number in 0..<99 { table.remove(Card(number, tally)) }
        #expect(table.count == 1)
        #expect(tally.comparisons == 99)
    }

    @Test func weakObjectsCanBeAddedAgainAndAgain() {
        let table = NSHashTable<Ear>.weakObjects()
        let kept = Ear()
        table.add(kept)
        for _ in 0..<100 { table.add(Ear()) }
        #expect(table.allObjects == [kept])
    }

    @Test func tablesAreSets() {
        func table(_ texts: NSString...) -> NSHashTable<NSString> {
            texts.reduce(into: NSHashTable<NSString>()) { $0.add($1) }
        }
        let numbers = table("1", "2")
        numbers.union(table("2", "3"))
        #expect(numbers.isEqual(to: table("1", "2", "3")))
        numbers.minus(table("1"))
        #expect(numbers.isSubset(of: table("2", "3", "4")))
        numbers.intersect(table("3"))
        #expect(numbers.allObjects == ["3"])
        #expect(!numbers.intersects(table("2")))
        #expect(numbers.objectEnumerator().allObjects as? [String] == ["3"])
        numbers.removeAllObjects()
        #expect(numbers.count == 0)
    }
}

@Suite struct NSMapTableTests {
    @Test func anEntryIsGoneWhenItsWeakKeyOrObjectEnds() {
        let byKey = NSMapTable<Ear, NSString>.weakToStrongObjects()
        let byObject = NSMapTable<NSString, Ear>.strongToWeakObjects()
        let kept = Ear()
        do {
            let ear = Ear()
            byKey.setObject("a", forKey: ear)
            byKey.setObject("b", forKey: kept)
            byObject.setObject(ear, forKey: "a")
            byObject.setObject(kept, forKey: "b")
            #expect(byKey.count == 2)
            #expect(byObject.object(forKey: "a") === ear)
        }
        #expect(byKey.count == 1)
        #expect(byKey.object(forKey: kept) == "b")
        #expect(byObject.object(forKey: "a") == nil)
        #expect(byObject.dictionaryRepresentation() == [NSString("b"): kept])
    }

    @Test func aKeyHasOneObject() {
        let table = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
        table.setObject(1, forKey: "a")
        table.setObject(2, forKey: "a")
        table.setObject(nil, forKey: "a")
        #expect(table.count == 1)
        #expect(table.object(forKey: "a") == 2)
        #expect(table.keyEnumerator().allObjects as? [String] == ["a"])
        table.removeObject(forKey: "a")
        #expect(table.objectEnumerator()?.nextObject() == nil)
    }

    @Test func aKeyIsComparedWithThoseOfItsHashOnly() {
        let tally = Card.Tally()
        let table = NSMapTable<Card, NSNumber>.strongToStrongObjects()
        for number in 0..<100 { table.setObject(1, forKey: Card(number, tally)) }
        for number in 0..<100 { table.setObject(2, forKey: Card(number, tally)) }
        for number in 0..<99 { table.removeObject(forKey: Card(number, tally)) }
        #expect(table.count == 1)
        #expect(tally.comparisons == 199)
    }

    @Test func anObjectThatEndsMayChangeTheTableItIsRemovedFrom() {
        final class Leaver {
            let table: NSMapTable<NSString, Leaver>
            init(_ table: NSMapTable<NSString, Leaver>) { self.table = table }
            deinit { table.removeObject(forKey: "b") }
        }
        let table = NSMapTable<NSString, Leaver>.strongToStrongObjects()
        table.setObject(Leaver(table), forKey: "a")
        table.removeObject(forKey: "a")
        #expect(table.count == 0)
    }

    @Test func aKeyMayBeCopied() {
        let table = NSMapTable<NSString, NSNumber>(keyOptions: .copyIn)
        let key = NSMutableString(string: "a")
        table.setObject(1, forKey: key)
        key.append("b")
        #expect(table.object(forKey: "a") == 1)
    }
}
