import UIKit

extension ReferenceScene {
    /// Grouped tables whose sections reach from side to side.
    static var grouped: [ReferenceScene] { [television(isDark: true), television(isDark: false), exceptions] }

    private static func television(isDark: Bool) -> ReferenceScene {
        ReferenceScene(
            name: isDark ? "grouped-dark-subtitle-ios13-3x" : "grouped-light-subtitle-ios13-3x",
            size: CGSize(width: 414, height: 896), isDark: isDark, area: CGRect(x: 0, y: 90, width: 414, height: 576)
        ) {
            let list = ReferenceList(
                style: .grouped, cells: .subtitle, firstRow: 143.67,
                [
                    ReferenceSection(header: "No upcoming episode", rows: [ReferenceRow("This Is Us", "NBC")]),
                    ReferenceSection(
                        header: "Tomorrow",
                        rows: [
                            ReferenceRow("Marvel's Agents of S.H.I.E.L.D.", "ABC"), ReferenceRow("The 100", "The CW"),
                        ]),
                    ReferenceSection(
                        header: "In 2 days (Thursday, Jun 11)", rows: [ReferenceRow("Top Chef", "Bravo")]),
                    ReferenceSection(
                        header: "In 5 days (Sunday, Jun 14)", rows: [ReferenceRow("Snowpiercer", "TNT")]),
                    ReferenceSection(
                        header: "In 6 days (Monday, Jun 15)", rows: [ReferenceRow("Stargirl", "The CW")]),
                ]
            ) { $0.detailTextLabel?.textColor = .secondaryLabel }
            // The application paints the background white.
            if !isDark { list.tableView.backgroundColor = .white }
            return list
        }
    }

    private static var exceptions: ReferenceScene {
        ReferenceScene(
            name: "grouped-header-disclosure-ios13-2x", size: CGSize(width: 414, height: 896),
            area: CGRect(x: 0, y: 100, width: 414, height: 400)
        ) {
            ReferenceList(
                style: .grouped, cells: .default, firstRow: 148, rowHeight: 44,
                [
                    ReferenceSection(
                        header: "Marshal Objective-C exception mode",
                        rows: [ReferenceRow("None", nil, .disclosureIndicator)]),
                    ReferenceSection(header: "Thread", rows: [ReferenceRow("Main thread", nil, .disclosureIndicator)]),
                    ReferenceSection(header: "Actions", rows: [ReferenceRow("Throw")]),
                ])
        }
    }

    static var plain: [ReferenceScene] { [acknowledgements] }

    private static var acknowledgements: ReferenceScene {
        let names = [
            "AFNetworking", "Alamofire", "CocoaLumberjack", "Masonry", "MBProgressHUD", "MJRefresh", "Realm",
            "SDWebImage", "SVProgressHUD", "XLForm",
        ]
        return ReferenceScene(
            name: "plain-disclosure-navbar-ios11-3x", size: CGSize(width: 375, height: 812),
            area: CGRect(x: 0, y: 89, width: 375, height: 400)
        ) {
            ReferenceList(
                style: .plain, cells: .default, firstRow: 88, rowHeight: 44,
                [ReferenceSection(rows: names.map { ReferenceRow($0, nil, .disclosureIndicator) })])
        }
    }
}
