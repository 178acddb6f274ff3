import KeyValue
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct KeyValueTests {
    @Test func propertiesOfViewsAreObserved() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let watcher = ScrollWatcher(table)
        table.contentSize = CGSize(width: 100, height: 500)
        table.contentOffset = CGPoint(x: 0, y: 30)
        table.frame.size.height = 120
        #expect(watcher.log.contains("contentSize 500.0"))
        #expect(watcher.log.contains("offset 0.0 30.0 30.0"))
        #expect(watcher.log.contains("frame 120.0"))
        watcher.stop()
        let count = watcher.log.count
        table.contentOffset.y = 60
        #expect(watcher.log.count == count)
    }

    @Test func dynamicPropertiesAreObserved() {
        let account = Account(owner: Person(name: "Ada"))
        let watcher = AccountWatcher(account)
        account.balance = 5
        account.owner.name = "Grace"
        account.note = "late"
        account.note = nil
        #expect(watcher.log == ["balance -1 0", "balance 0 5", "name Grace", "note late", "note nil"])
        #expect(account.notes == 2)
    }

    @Test func anObserverThatIsGoneIsNotCalled() {
        let account = Account(owner: Person(name: "Ada"))
        do { _ = AccountWatcher(account) }
        account.balance = 1
        account.note = "nobody reads this"
        #expect(account.balance == 1)
    }

    @Test(arguments: [
        ("full", "first"), ("full", "last"), ("initials", "last"), ("place", "city"), ("place", "address"),
        ("label", "city"), ("label", "first"), ("default", "default"),
    ])
    func whatDependsOnAnotherPropertyChangesWithIt(observed: String, changed: String) {
        let contact = Contact()
        let counter = ChangeCounter()
        contact.addObserver(counter, forKeyPath: observed, options: [], context: nil)
        switch changed {
        case "city": contact.address.city = "Porto"
        case "address": contact.address = Address()
        case "default": contact.setValue(true, forKey: "default")
        default: contact.setValue("X", forKey: changed)
        }
        #expect(counter.count == 1)
        contact.removeObserver(counter, forKeyPath: observed)
        contact.address.city = "Braga"
        contact.first = "Y"
        #expect(counter.count == 1)
    }

    @Test func backticksAreNoPartOfAKey() {
        let contact = Contact()
        contact.setValue(true, forKey: "default")
        #expect(contact.value(forKey: "default") as? Bool == true)
    }

    @Test func aClassSaysWhichPropertiesNotifyByThemselves() {
        let (contact, counter) = (Contact(), ChangeCounter())
        contact.addObserver(counter, forKeyPath: "manual", options: [], context: nil)
        defer { contact.removeObserver(counter, forKeyPath: "manual") }
        // The setter notifies by itself, once.
        contact.setValue(2, forKey: "manual")
        #expect(counter.count == 1)
    }

    @Test func collectionsOfFoundationAreChangedByKey() {
        let section = FormSection()
        section.rows.add("a")
        section.rows.insert(["b", "c"], at: [0, 1])
        section.rows.removeObject(at: 1)
        #expect(section.rows as NSArray == ["b", "a"])
        section.tags.add("x")
        #expect(section._tags.contains("x"))
    }

    @Test func accessorsOfAnArrayChangeIt() {
        let section = FormSection()
        let songs = section.mutableArrayValue(forKey: "songs")
        songs.add("a")
        songs.insert("b", at: 0)
        songs.replaceObject(at: 1, with: "c")
        #expect(section.songs == ["b", "c"])
        #expect(section.calls == ["insert a 0", "insert b 0", "remove a 1", "insert c 1"])
    }

    @Test func aClassIsFoundByItsObjectiveCName() {
        #expect(Widgets.found == Widget.self)
        #expect(Widgets.name == "FXWidget")
    }

    @Test func valuesAreSetAndReadByKey() {
        let profile = Profile(values: ["name": "Ada", "age": 36, "height": CGFloat(1.6), "isAdmin": true])
        #expect(profile.name == "Ada")
        #expect(profile.height == 1.6)
        #expect(profile.readAll() == ["Ada", "36", "true", "nil", "nil"])
        #expect(profile.undefined == ["get nothing"])
    }

    @Test func keyPathsReachThroughObjects() {
        let profile = Profile()
        #expect(profile.moveTo("Porto") == "Porto")
        #expect(profile.home.city == "Porto")
    }

    @Test func unknownKeysGoToTheClass() {
        let profile = Profile(values: ["shoes": 43])
        #expect(profile.undefined == ["set shoes"])
    }

    @Test func aSubclassLooksAtItsKeysFirst() {
        let profile: Profile = StrictProfile(values: ["age": 3, "name": "Eve"])
        #expect(profile.age == 0)
        #expect(profile.name == "Eve")
    }

    @Test func propertiesOfUIKitHaveKeys() {
        let view = UIView()
        Reaching.paint(view, .red)
        view.tag = 4
        #expect(view.backgroundColor == .red)
        #expect(view.layer.cornerRadius == 7)
        #expect(Reaching.tag(of: view) == 4)
    }

    @Test func objectsAreAssociated() {
        let (view, other) = (UIView(), UIView())
        view.badge = "7"
        view.number = 3
        var taps = 0
        view.onTap = { taps += 1 }
        view.onTap?()
        #expect(view.badge == "7")
        #expect(view.number == 3)
        #expect(taps == 1)
        #expect(other.badge == nil)
        view.badge = nil
        #expect(view.badge == nil)
        view.forgetEverything()
        #expect(view.number == 0)
    }

    @Test func whatIsAssociatedGoesWithItsOwner() {
        do {
            let owner = UIView()
            Companion.attach(to: owner)
            #expect(Companion.alive == 1)
        }
        #expect(Companion.alive == 0)
    }

    @Test func classesHaveTheirNames() {
        #expect(CellClasses.names == ["KeyValue.NamedCell", "UITableViewCell", "NamedCell", "NamedCell"])
        #expect(CellClasses.name(of: NamedCell()) == "KeyValue.NamedCell")
        #expect(CellClasses.roundTrip)
        #expect(CellClasses.find("UITableViewCell") == UITableViewCell.self)
    }

    @Test func cellsAreRegisteredByTheNamesOfTheirClasses() {
        let table = UITableView()
        CellClasses.register(in: table)
        #expect(table.dequeueReusableCell(withIdentifier: "KeyValue.NamedCell") is NamedCell)
    }

    @Test func classesHaveAHashAndAName() {
        #expect(Set([RowKind(NamedCell.self), RowKind(UITableViewCell.self), RowKind(NamedCell.self)]).count == 2)
        #expect(RowKind.name(of: NamedCell()) == "KeyValue.NamedCell")
    }

    @Test func defaultsReturnNumbersOfAnyType() throws {
        let defaults = try #require(UserDefaults(suiteName: "RowSizes"))
        defer { defaults.removePersistentDomain(forName: "RowSizes") }
        let sizes = RowSizes(defaults)
        sizes.height = 44.5
        sizes.title = "a"
        #expect(sizes.height == 44.5)
        #expect(sizes.title == "a")
        (sizes.height, sizes.title) = (nil, nil)
        #expect(sizes.height == nil)
        #expect(sizes.title == nil)
    }
}

private final class ChangeCounter: NSObject, KeyValueObserver {
    private(set) var count = 0

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        count += 1
    }
}
