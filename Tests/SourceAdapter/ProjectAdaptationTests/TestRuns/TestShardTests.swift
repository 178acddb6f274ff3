import Foundation
import ProjectAdaptation
import Testing

@Suite struct TestShardTests {
    @Test(arguments: [1, 2, 3, 5, 40])
    func theShardsHaveEveryTestOnce(count: Int) throws {
        let names = (0..<17).map { "App.RowTests/test\($0)" }
        let parts = try (1...count).map { try #require(TestShard("\($0)/\(count)")).part(of: names) }
        #expect(parts.flatMap(\.self).sorted() == names.sorted())
        let sizes = parts.map(\.count)
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    }

    @Test func theOrderAndRepetitionsOfTheNamesDoNotMatter() throws {
        let shard = try #require(TestShard("2/3"))
        let names = ["d", "a", "c", "b", "e"]
        #expect(shard.part(of: names) == ["b", "e"])
        #expect(shard.part(of: names.reversed() + ["a", "b"]) == ["b", "e"])
    }

    @Test(arguments: ["0/3", "4/3", "1/0", "1", "1/2/3", "-1/2", "a/b", "", "1/ 2", "99999999999999999999/2"])
    func otherTextsAreNoShards(text: String) {
        #expect(TestShard(text) == nil)
    }

    @Test func aListedTestIsSkippedWithItsPlaceAndWithoutIt() throws {
        let pattern = try Regex(SwiftTestingProgress.pattern(skippingListed: "App.Rows/last(_:)"))
        #expect("App.Rows/last(_:)".contains(pattern))
        #expect("App.Rows/last(_:)/RowTests.swift:15:4".contains(pattern))
        #expect(!"App.Rows/last(_:)/more()/RowTests.swift:15:4".contains(pattern))
        #expect(!"My.App.Rows/last(_:)".contains(pattern))
    }
}
