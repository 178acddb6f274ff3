import Testing

@testable import UIKit

/// The places of items in one group, without a collection view.
@MainActor
struct LayoutSolverTests {
    private let room = CGSize(width: 300, height: 600)

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func frames(
        _ group: NSCollectionLayoutGroup, limit: Int = 100, measured: [Int: CGSize] = [:]
    ) -> [CGRect] {
        solved(group, limit: limit, measured: measured)?.items.map(\.frame) ?? []
    }

    private func solved(
        _ group: NSCollectionLayoutGroup, limit: Int = 100, measured: [Int: CGSize] = [:]
    ) -> SolvedGroup? {
        LayoutSolver { measured[$0] }.solve(group.element, in: room, limit: limit)
    }

    @Test func subitemsAreRepeatedWhileThereIsRoom() {
        let third = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [third])
        #expect(frames(row).map(\.minX) == [0, 100, 200])
        #expect(frames(row).allSatisfy { $0.height == 50 && abs($0.width - 100) < 0.001 })
    }

    @Test func aSpaceBetweenItemsTakesRoom() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(90), .fractionalHeight(1)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        row.interItemSpacing = .fixed(20)
        #expect(frames(row).map(\.minX) == [0, 110])
    }

    @Test func flexibleSpacesShareWhatIsLeft() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .fractionalHeight(1)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 3)
        row.interItemSpacing = .flexible(5)
        #expect(frames(row).map(\.minX) == [0, 120, 240])
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
        let single = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 1)
        #expect(frames(single).map(\.minX) == [120])
    }

    @available(*, deprecated)
    @Test func equalItemsFillTheirGroup() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(1), .fractionalHeight(1)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item, count: 2)
        row.interItemSpacing = .fixed(10)
        #expect(
            frames(row) == [CGRect(x: 0, y: 0, width: 145, height: 50), CGRect(x: 155, y: 0, width: 145, height: 50)])
    }

    @Test func groupsNest() {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(2 / 3), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, column])
        #expect(
            frames(group) == [
                CGRect(x: 0, y: 0, width: 200, height: 150), CGRect(x: 200, y: 0, width: 100, height: 75),
                CGRect(x: 200, y: 75, width: 100, height: 75),
            ])
    }

    @Test func insetsMakeItemsSmallerInTheirPlaces() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        #expect(frames(row)[1] == CGRect(x: 152, y: 1, width: 144, height: 46))
    }

    @Test func anEstimatedGroupIsAsHighAsItsHighestItem() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(40)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(40)), subitems: [item])
        #expect(solved(row)?.size.height == 40)
        let measured = [0: CGSize(width: 150, height: 70), 1: CGSize(width: 150, height: 30)]
        #expect(solved(row, measured: measured)?.size.height == 70)
        #expect(frames(row, measured: measured).map(\.height) == [70, 30])
    }

    @Test func itemsOfEstimatedWidthFlow() {
        let item = NSCollectionLayoutItem(layoutSize: size(.estimated(100), .absolute(20)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item])
        var groups = GroupSequence(row.element, in: room, axis: .vertical, gap: 0, itemCount: 6)
        #expect(groups.count == 2)
        for item in 0..<6 { _ = groups.measure(item, CGSize(width: 140, height: 20)) }
        #expect(groups.count == 3 && groups.length == 60)
        #expect(groups.items(ofGroup: 2) == 4..<6 && groups.group(ofItem: 5) == 2)
    }

    @Test func aCustomGroupHasTheFramesOfItsProvider() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
            environment in
            let width = environment.container.effectiveContentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 100)),
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: width / 2, y: 50, width: width / 2, height: 50), zIndex: 3),
            ]
        }
        #expect(frames(group).map(\.minX) == [0, 150])
        #expect(solved(group)?.items.map(\.zIndex) == [0, 3])
    }

    @Test func aBadgeIsAttachedToACorner() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: item, count: 2)
        let frames = solved(group)?.attachments.map(\.frame)
        #expect(frames == [86, 186].map { CGRect(x: $0, y: -6, width: 20, height: 20) })
    }

    @Test func anAnchorOfTheItemIsPlacedOnThatOfTheContainer() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom]),
            itemAnchor: NSCollectionLayoutAnchor(edges: [.top], absoluteOffset: CGPoint(x: 0, y: 4)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: item, count: 1)
        #expect(solved(group)?.attachments.map(\.frame) == [CGRect(x: 40, y: 104, width: 20, height: 10)])
    }

    @Test func aMillionEqualGroupsTakeNoMoreThanOne() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        let groups = GroupSequence(row.element, in: room, axis: .vertical, gap: 10, itemCount: 1_000_000)
        #expect(groups.count == 250_000 && groups.length == 250_000 * 50 - 10)
        #expect(groups.groups(from: 5_000_000, to: 5_000_600) == 100_000..<100_013)
    }
}
