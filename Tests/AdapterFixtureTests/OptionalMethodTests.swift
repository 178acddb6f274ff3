import OptionalMethods
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct OptionalMethodTests {
    private let table = UITableView()

    @Test func aCallAnswersWhatTheMethodDoes() {
        let rows = Rows()
        let forwarding = ForwardingDelegate(rows)
        let path = IndexPath(row: 1, section: 0)
        #expect(forwarding.tableView(table, heightForRowAt: path) == 30)
        forwarding.tableView(table, didSelectRowAt: path)
        #expect(rows.calls == ["select 1"])
        #expect(forwarding.sectionCount(table) == 2)
        #expect(forwarding.knowsHeights(table))
        #expect(forwarding.height(table) == 30)
        #expect(forwarding.tableView(table, viewForHeaderInSection: 0) == nil)
        #expect(forwarding.tableView(table, willSelectRowAt: path) == path)
    }

    @Test func aCallOfAMissingMethodAnswersNil() {
        let rows = BareRows()
        let forwarding = ForwardingDelegate(rows)
        #expect(
            forwarding.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)) == UITableView.automaticDimension
        )
        #expect(forwarding.sectionCount(table) == 1)
        #expect(!forwarding.knowsHeights(table))
        #expect(forwarding.headerHeight(table) == nil)
    }

    #if DEBUG
        nonisolated private static let knowsEveryMethod = true
    #else
        /// Nothing shows then which methods a class without a table has.
        nonisolated private static let knowsEveryMethod = false
    #endif

    @Test(.enabled(if: OptionalMethodTests.knowsEveryMethod))
    func argumentsAreEvaluatedOnlyForMethodsThatTheObjectImplements() {
        let counted = CountedArguments()
        let (rows, bare, narrator, listener) = (Rows(), BareRows(), Narrator(), Listener())
        counted.delegate = bare
        counted.select(table)
        counted.select()
        counted.listener = narrator
        counted.reach()
        #expect(counted.evaluations == 0)
        counted.delegate = rows
        counted.select(table)
        #expect(rows.calls == ["select 1"])
        counted.listener = listener
        counted.reach()
        #expect(listener.heard == ["2"])
    }

    @Test func aChainGoesOnBehindTheCall() {
        let rows = Rows()
        let forwarding = ForwardingDelegate(rows)
        table.dataSource = rows
        #expect(forwarding.titles(table) == ["FIRST", "-"])
        let bare = BareRows()
        table.dataSource = bare
        #expect(forwarding.titles(table) == ["-", "-"])
    }

    @Test func aProtocolOfTheTargetMayLeaveMethodsOut() {
        let (player, listener) = (Player(), Listener())
        player.delegate = listener
        player.play(seconds: 2)
        #expect(listener.heard == ["start", "0", "1"])
        #expect(player.lines == ["0", "1", "volume 1.0", "nobody!"])
        #expect(!player.knowsTitles)
        #expect(!player.hearsStops)
        #expect(!player.knowsTitlesBySelfMadeQuestion)
    }

    @Test func whatItDoesDeclareIsCalled() {
        let (player, narrator) = (Player(), Narrator())
        player.delegate = narrator
        player.play(seconds: 2)
        player.lose()
        #expect(narrator.heard == ["start", "stop", "lost"])
        #expect(player.lines == ["second 0", "second 1", "the end", "volume 0.5", "Narrator!"])
        #expect(player.knowsTitles)
        #expect(player.hearsStops)
        #expect(player.knowsTitlesBySelfMadeQuestion)
    }

    @Test func aMethodThatWasTakenAsAValueIsCalled() {
        let (player, narrator, listener) = (Player(), Narrator(), Listener())
        player.delegate = narrator
        #expect(player.titleAndEnd(of: 3) == "second 3")
        #expect(narrator.heard == ["stop"])
        player.delegate = listener
        #expect(player.titleAndEnd(of: 3) == "no title")
    }

    @Test func aDelegateIsAnObject() {
        let (player, listener) = (Player(), Listener())
        player.delegate = listener
        #expect(player.delegateAddress == Unmanaged.passUnretained(listener).toOpaque())
    }

    @Test func withoutADelegateNothingIsCalled() {
        let player = Player()
        player.play(seconds: 1)
        #expect(player.lines == ["0", "volume 1.0", "nobody!"])
        #expect(!player.hearsStops)
    }

    @Test func methodsThatOnlyASubclassDeclaresAreCalled() {
        let (player, listener) = (Player(), LateListener())
        player.delegate = listener
        player.play(seconds: 1)
        #expect(listener.heard == ["start", "0", "stop"])
        #expect(player.lines == ["late 0", "volume 1.0", "nobody!"])
        #expect(player.knowsTitles)
    }

    @Test func aClassWithoutNSObjectMayBeTheDelegate() {
        let reloader = Reloader(silent: false)
        reloader.reload()
        #expect(reloader.log == ["reloaded 3"])
        let silent = Reloader(silent: true)
        silent.reload()
        #expect(silent.log.isEmpty)
    }

    @Test func aTableCallsWhatOnlyASubclassDeclares() throws {
        let source = SectionedDataSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        table.dataSource = source
        table.delegate = source
        let controller = UIViewController()
        controller.view.addSubview(table)
        let app = try TestApplication(showing: controller)
        #expect(app.visibleTexts == ["Section 0", "Row 0", "Row 1", "Section 1", "Row 0", "Row 1"])
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
        try app.tap(text: "Row 1")
        #expect(source.selected == [1])
    }

    @Test func alsoWhenItStandsInAnExtension() throws {
        let source = ExtendedDataSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        table.dataSource = source
        table.delegate = source
        let controller = UIViewController()
        controller.view.addSubview(table)
        let app = try TestApplication(showing: controller)
        #expect(app.visibleTexts == ["Row 0", "Row 1", "Footer 0"])
        table.contentOffset.y = 20
        #expect(source.scrolls == 1)
    }
}
