import CoreData
import Testing

/// Compares what the store selects with what predicates say of the objects.
@Suite struct RandomPredicateTests {
    @Test(arguments: 1...20)
    func theStoreSelectsWhatThePredicateSays(_ seed: UInt64) throws {
        var random = RandomNumbers(seed: seed)
        let library = try Library()
        let names: [String?] = ["a", "A", "ab", "é", "e\u{301}", "", "Zoë", nil]
        let authors = (0..<4).map { _ in library.author(names.compactMap { $0 }.randomElement(using: &random)!) }
        let tags = (0..<4).map { number in
            let tag = Tag(context: library.context)
            tag.name = "t\(number)"
            return tag
        }
        for _ in 0..<40 {
            let book = library.book("", by: Bool.random(using: &random) ? authors.randomElement(using: &random) : nil)
            book.title = names.randomElement(using: &random)!
            book.pages = Int16.random(in: 0...5, using: &random)
            book.rating = Double(Int.random(in: 0...4, using: &random)) / 2
            book.isRead = Bool.random(using: &random)
            book.price =
                Bool.random(using: &random) ? NSDecimalNumber(value: Int.random(in: 0...3, using: &random)) : nil
            book.tags = Set(tags.filter { _ in Bool.random(using: &random) })
        }
        try library.context.save()
        let all = try library.context.fetch(NSFetchRequest<Book>(entityName: "Book"))
        for _ in 0..<60 {
            let predicate = predicate(&random, depth: 2, authors, tags)
            let expected = Set(all.filter { predicate.evaluate(with: $0) })
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.predicate = predicate
            let found = try library.context.fetch(request)
            #expect(Set(found) == expected, "seed \(seed): \(predicate)")
            #expect(try library.context.count(for: request) == expected.count, "seed \(seed): \(predicate)")
        }
    }

    private func predicate(
        _ random: inout RandomNumbers, depth: Int, _ authors: [Author], _ tags: [Tag]
    ) -> NSPredicate {
        if depth > 0, Bool.random(using: &random) {
            let parts = (0..<2).map { _ in predicate(&random, depth: depth - 1, authors, tags) }
            switch Int.random(in: 0...2, using: &random) {
            case 0: return NSCompoundPredicate(type: .and, subpredicates: parts)
            case 1: return NSCompoundPredicate(type: .or, subpredicates: parts)
            default: return NSCompoundPredicate(type: .not, subpredicates: [parts[0]])
            }
        }
        let orders = ["<", "<=", ">", ">=", "==", "!="]
        let order = orders.randomElement(using: &random)!
        let text = ["a", "A", "é", "b", ""].randomElement(using: &random)!
        let option = ["", "[c]", "[d]", "[cd]"].randomElement(using: &random)!
        let number = Int.random(in: 0...5, using: &random)
        switch Int.random(in: 0...19, using: &random) {
        case 0: return NSPredicate(format: "pages \(order) %d", number)
        case 1: return NSPredicate(format: "rating \(order) %f", Double(number) / 2)
        case 2: return NSPredicate(format: "title \(order) %@", text)
        case 3: return NSPredicate(format: "title CONTAINS\(option) %@", text)
        case 4: return NSPredicate(format: "title BEGINSWITH\(option) %@", text)
        case 5: return NSPredicate(format: "title ==\(option) %@", text)
        case 6: return NSPredicate(format: "title == nil")
        case 7: return NSPredicate(format: "author.name \(order) %@", text)
        case 8: return NSPredicate(format: "author == %@", authors.randomElement(using: &random)!)
        case 9: return NSPredicate(format: "author != nil")
        case 10: return NSPredicate(format: "ANY tags.name == %@", "t\(number)")
        case 11: return NSPredicate(format: "tags.@count \(order) %d", number)
        case 12: return NSPredicate(format: "tags CONTAINS %@", tags.randomElement(using: &random)!)
        case 13: return NSPredicate(format: "isRead == %@", NSNumber(value: Bool.random(using: &random)))
        case 14: return NSPredicate(format: "price \(order) %d", number)
        case 15: return NSPredicate(format: "pages IN %@", [1, 3, number])
        case 16: return NSPredicate(format: "ALL tags.name > %@", "t\(number)")
        case 17: return NSPredicate(format: "pages BETWEEN %@", [1, number])
        case 18: return NSPredicate(format: "SUBQUERY(tags, $x, $x.name == %@).@count == 0", "t\(number)")
        default: return NSPredicate(format: "pages \(order) rating")
        }
    }
}
