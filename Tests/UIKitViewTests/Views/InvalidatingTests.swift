import Testing

@testable import UIKit

/// Properties that invalidate their view, and those that load the view of their controller.
@MainActor @Suite(.serialized)
struct InvalidatingTests {
    private final class Gauge: UIView {
        @Invalidating(.layout) var columns = 1
        @Invalidating(.intrinsicContentSize, .layout) var rows = 1
        @Invalidating(.display, .layout, .constraints, .intrinsicContentSize, .configuration)
        var title = ""
        private(set) var layouts = 0
        private(set) var updatesOfConstraints = 0
        private(set) var sizeChanges = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }

        override func updateConstraints() {
            super.updateConstraints()
            updatesOfConstraints += 1
        }

        override func invalidateIntrinsicContentSize() {
            super.invalidateIntrinsicContentSize()
            sizeChanges += 1
        }
    }

    @Test func aChangedPropertyInvalidatesItsView() {
        let gauge = Gauge()
        gauge.layoutIfNeeded()
        let layouts = gauge.layouts
        gauge.columns = 2
        gauge.layoutIfNeeded()
        #expect(gauge.columns == 2)
        #expect(gauge.layouts == layouts + 1)
        #expect(gauge.sizeChanges == 0)
        gauge.rows = 3
        gauge.layoutIfNeeded()
        #expect(gauge.layouts == layouts + 2)
        #expect(gauge.sizeChanges == 1)
    }

    @Test func anEqualValueInvalidatesNothing() {
        let gauge = Gauge()
        gauge.layoutIfNeeded()
        let layouts = gauge.layouts
        gauge.columns = 1
        gauge.title = ""
        gauge.layoutIfNeeded()
        #expect(gauge.layouts == layouts)
        #expect(gauge.sizeChanges == 0)
    }

    @Test func severalKindsAreInvalidatedAtOnce() {
        let gauge = Gauge()
        gauge.layoutIfNeeded()
        gauge.updateConstraintsIfNeeded()
        let (layouts, updates) = (gauge.layouts, gauge.updatesOfConstraints)
        gauge.title = "Speed"
        gauge.updateConstraintsIfNeeded()
        gauge.layoutIfNeeded()
        #expect(gauge.layouts == layouts + 1)
        #expect(gauge.updatesOfConstraints == updates + 1)
        #expect(gauge.sizeChanges == 1)
    }

    @Test func aCellUpdatesItsConfiguration() {
        final class Cell: UITableViewCell {
            @Invalidating(.configuration) var isFavorite = false
            private(set) var updates = 0

            override func updateConfiguration(using state: UICellConfigurationState) {
                super.updateConfiguration(using: state)
                updates += 1
            }
        }
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.layoutIfNeeded()
        let updates = cell.updates
        cell.isFavorite = true
        cell.layoutIfNeeded()
        #expect(cell.updates == updates + 1)
    }

    @Test func readingAViewLoadingPropertyLoadsTheView() {
        final class Controller: UIViewController {
            @ViewLoading var label: UILabel
            @ViewLoading var count = 3

            override func viewDidLoad() {
                super.viewDidLoad()
                label = UILabel()
                label.text = "loaded"
                view.addSubview(label)
            }
        }
        let controller = Controller()
        #expect(!controller.isViewLoaded)
        #expect(controller.label.text == "loaded")
        #expect(controller.isViewLoaded)
        #expect(controller.count == 3)
    }
}
