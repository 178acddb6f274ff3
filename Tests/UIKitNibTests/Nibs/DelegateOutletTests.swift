import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Outlets of UIKit's classes whose type is a protocol.
@MainActor
@Suite(.serialized)
struct DelegateOutletTests {
    private final class Rows: UIViewController, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
    }

    private static let table = """
        <tableView id="t">
            <connections>
                <outlet property="dataSource" destination="-1" id="c1"/>
                <outlet property="delegate" destination="-1" id="c2"/>
            </connections>
        </tableView>
        """

    @Test func anObjectThatDeclaresTheProtocolIsConnected() {
        let owner = Rows()
        let table = NibSamples.object(Self.table, of: UITableView.self, owner: owner)
        #expect(table?.dataSource === owner)
    }

    @Test func anObjectThatDoesNotIsLeftOutAndNamed() {
        let owner = Rows()
        var table: UITableView?
        let log = logged { table = NibSamples.object(Self.table, owner: owner) }
        #expect(table != nil && table?.delegate == nil)
        #expect(
            log.contains {
                $0.contains("the outlet delegate of UITableView is not connected, because")
                    && $0.contains("Rows does not declare its protocol")
            })
    }

    @Test func whatAClassThatIsLeftOutHasIsNotConnected() {
        NibClasses.leftOut = ["MapCell"]
        defer { NibClasses.leftOut = [] }
        var cell: UITableViewCell?
        let log = logged {
            cell = NibSamples.object(
                """
                <tableViewCell id="c" customClass="MapCell">
                    <tableViewCellContentView key="contentView" id="v"><subviews><label text="Here" id="l"/></subviews></tableViewCellContentView>
                    <connections>
                        <outlet property="placeLabel" destination="l" id="o"/>
                        <outletCollection property="labels" destination="l" id="p"/>
                    </connections>
                </tableViewCell>
                """)
        }
        #expect((cell?.contentView.subviews.first as? UILabel)?.text == "Here")
        #expect(log.contains { $0.contains("the class MapCell is left out on Linux; UITableViewCell takes its place") })
    }
}
