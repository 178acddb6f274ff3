import UIKit

/// A picture of real iOS whose rows are built here from public API.
@MainActor
struct ReferenceScene {
    /// The name of the picture's file, without extension. It ends in the scale: -2x or -3x.
    let name: String
    /// The window, in points.
    let size: CGSize
    var isDark = false
    var textSize = UIContentSizeCategory.large
    /// The part that is compared, in points: without the status bar and what else is not built.
    let area: CGRect
    let make: @MainActor () -> UIViewController

    var scale: CGFloat { name.hasSuffix("-2x") ? 2 : 3 }

    static func named(_ name: String) -> ReferenceScene? {
        all.first { $0.name == name }
    }

    static var all: [ReferenceScene] { cards + grouped + plain }
}

extension ReferenceScene {
    /// The tint of the application that some of the pictures are of.
    private static let tint = UIColor(red: 0, green: 174.0 / 255, blue: 248.0 / 255, alpha: 1)

    private static var cards: [ReferenceScene] {
        [gestures, picker, privacy(isDark: false), privacy(isDark: true), history, passwords]
    }

    private static var gestures: ReferenceScene {
        ReferenceScene(
            name: "insetgrouped-ios18-value-disclosure-3x", size: CGSize(width: 390, height: 844), textSize: .medium,
            area: CGRect(x: 0, y: 300, width: 390, height: 544)
        ) {
            ReferenceList(
                style: .insetGrouped, cells: .value1, firstRow: 322, rowHeight: 44,
                [
                    ReferenceSection(rows: [ReferenceRow("Shake", "Open debug", .disclosureIndicator)]),
                    ReferenceSection(
                        header: "Swipe left",
                        rows: [
                            ReferenceRow("Using one finger", "None", .disclosureIndicator),
                            ReferenceRow("Using two fingers", "Go to next page", .disclosureIndicator),
                            ReferenceRow("Using three fingers", "Previous server", .disclosureIndicator),
                        ]),
                    ReferenceSection(
                        header: "Swipe right",
                        rows: [
                            ReferenceRow("Using one finger", "Show sidebar", .disclosureIndicator),
                            ReferenceRow("Using two fingers", "Back to previous page", .disclosureIndicator),
                            ReferenceRow("Using three fingers", "Next server", .disclosureIndicator),
                        ]),
                    ReferenceSection(
                        header: "Swipe up",
                        rows: [ReferenceRow("Using three fingers", "Servers list", .disclosureIndicator)]),
                ])
        }
    }

    private static var picker: ReferenceScene {
        let rows = ["Abc", "aaaa", "bbbb", "ccccc"]
        return ReferenceScene(
            name: "insetgrouped-ios18-checkmark-headers-3x", size: CGSize(width: 390, height: 844), textSize: .medium,
            area: CGRect(x: 0, y: 100, width: 390, height: 466)
        ) {
            ReferenceList(
                style: .insetGrouped, cells: .default, firstRow: 135, rowHeight: 44,
                [
                    ReferenceSection(
                        header: "Section 1",
                        rows: rows.map { ReferenceRow($0, nil, $0 == "aaaa" ? .checkmark : .none) }),
                    ReferenceSection(header: "Section 2", rows: rows.map { ReferenceRow($0) }),
                ]
            ) {
                $0.textLabel?.textColor = tint
                $0.tintColor = tint
            }
        }
    }

    private static func privacy(isDark: Bool) -> ReferenceScene {
        ReferenceScene(
            name: isDark ? "insetgrouped-ios18-switch-footer-dark-3x" : "insetgrouped-ios18-switch-footer-3x",
            size: CGSize(width: 390, height: 844), isDark: isDark, textSize: .medium,
            area: CGRect(x: 0, y: 240, width: 390, height: 260)
        ) {
            ReferenceList(
                style: .insetGrouped, cells: .default, firstRow: 259.33, rowHeight: 44,
                [
                    ReferenceSection(
                        footer: "Firebase Cloud Messaging must be enabled for push notifications to function.",
                        rows: [ReferenceRow("Firebase Cloud Messaging", hasSwitch: true)]),
                    ReferenceSection(
                        footer: "Allows checking for important alerts like security vulnerabilities.",
                        rows: [ReferenceRow("Alerts", hasSwitch: true)]),
                ])
        }
    }

    private static var history: ReferenceScene {
        ReferenceScene(
            name: "insetgrouped-ios18-subtitle-disclosure-dark-3x", size: CGSize(width: 390, height: 844),
            isDark: true, textSize: .medium, area: CGRect(x: 0, y: 120, width: 390, height: 150)
        ) {
            ReferenceList(
                style: .insetGrouped, cells: .subtitle, firstRow: 132.67,
                [
                    ReferenceSection(rows: [
                        ReferenceRow("28/2/25, 7:09:33\u{202F}PM", "Manual", .disclosureIndicator),
                        ReferenceRow("28/2/25, 7:09:33\u{202F}PM", "Periodic", .disclosureIndicator),
                    ])
                ]
            ) {
                $0.detailTextLabel?.font = .preferredFont(forTextStyle: .body)
                $0.detailTextLabel?.textColor = .secondaryLabel
            }
        }
    }

    private static var passwords: ReferenceScene {
        let names = [
            ["craigslist.org"],
            ["gateway", "github.com", "github.com", "gitlab.com", "google.com", "google.com", "google.com"],
            ["wordpress.org", "wordpress.org"],
        ]
        let folders = [[""], ["Work > Server", "totp-secret", "Work", "", "", "Family", "Work"], ["Family", ""]]
        return ReferenceScene(
            name: "insetgrouped-value1-search-scope-ios16-3x", size: CGSize(width: 430, height: 932),
            area: CGRect(x: 0, y: 160, width: 430, height: 540)
        ) {
            ReferenceList(
                style: .insetGrouped, cells: .value1, firstRow: 175.67, rowHeight: 44,
                zip(names, folders).map { names, folders in
                    ReferenceSection(rows: zip(names, folders).map { ReferenceRow($0, $1) })
                }
            ) {
                $0.detailTextLabel?.font = .systemFont(ofSize: 14)
                $0.detailTextLabel?.textColor = .lightGray
            }
        }
    }
}
