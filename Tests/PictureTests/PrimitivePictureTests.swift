import Testing
import UIKit
import UIKitTestDriver

/// What the basic pieces look like, pixel by pixel, against pictures that were looked at when they were stored.
///
/// Text is in Inter as Debian packages it; a few levels of tolerance cover other builds of FreeType.
@MainActor @Suite(.serialized)
struct PrimitivePictureTests {
    private static let size = CGSize(width: 120, height: 60)

    private func check(_ name: String, style: UIUserInterfaceStyle = .light, _ build: (UIView) -> Void) throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        build(controller.view)
        let app = try TestApplication(showing: controller, size: Self.size, style: style)
        defer { app.end() }
        try app.assertPicture(named: name, tolerance: 6)
    }

    private func box(_ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: 20, y: 10, width: 80, height: 40))
        view.backgroundColor = color
        return view
    }

    private func cell(_ setUp: (UITableViewCell) -> Void) -> UIView {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 8, width: 120, height: 44)
        setUp(cell)
        return cell
    }

    @Test func aFilledBox() throws {
        try check("box") { $0.addSubview(box(.systemBlue)) }
    }

    @Test func roundedCorners() throws {
        try check("corners") { view in
            let box = box(.systemGreen)
            box.layer.cornerRadius = 12
            view.addSubview(box)
        }
    }

    @Test func twoRoundedCorners() throws {
        try check("two-corners") { view in
            let box = box(.systemGreen)
            box.layer.cornerRadius = 12
            box.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            view.addSubview(box)
        }
    }

    @Test func aBorder() throws {
        try check("border") { view in
            let box = box(.secondarySystemBackground)
            box.layer.borderWidth = 2
            box.layer.borderColor = UIColor.systemRed.cgColor
            box.layer.cornerRadius = 8
            view.addSubview(box)
        }
    }

    @Test func aShadow() throws {
        try check("shadow") { view in
            let box = box(.white)
            box.layer.shadowOpacity = 0.5
            box.layer.shadowRadius = 4
            box.layer.shadowOffset = CGSize(width: 0, height: 2)
            view.addSubview(box)
        }
    }

    @Test func groupOpacity() throws {
        try check("opacity") { view in
            let box = box(.systemBlue)
            let inner = UIView(frame: CGRect(x: 40, y: 10, width: 60, height: 20))
            inner.backgroundColor = .systemYellow
            box.addSubview(inner)
            box.alpha = 0.5
            view.addSubview(box)
        }
    }

    @Test func clipping() throws {
        try check("clipping") { view in
            let box = box(.systemGray5)
            let inner = UIView(frame: CGRect(x: 60, y: 20, width: 60, height: 60))
            inner.backgroundColor = .systemPurple
            box.addSubview(inner)
            box.clipsToBounds = true
            box.layer.cornerRadius = 10
            view.addSubview(box)
        }
    }

    @Test func aRotation() throws {
        try check("rotation") { view in
            let box = box(.systemOrange)
            box.bounds.size = CGSize(width: 50, height: 20)
            box.transform = CGAffineTransform(rotationAngle: .pi / 6)
            view.addSubview(box)
        }
    }

    @Test func aLabel() throws {
        try check("label") { view in
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
            label.text = "Hamburg"
            view.addSubview(label)
        }
    }

    @Test func aTruncatedLabel() throws {
        try check("truncation") { view in
            let label = UILabel(frame: CGRect(x: 10, y: 8, width: 100, height: 44))
            label.text = "Hamburg and Lübeck and Bremen"
            label.numberOfLines = 2
            view.addSubview(label)
        }
    }

    @Test func aDisclosureIndicator() throws {
        try check("disclosure") { $0.addSubview(cell { $0.accessoryType = .disclosureIndicator }) }
    }

    @Test func aCheckmark() throws {
        try check("checkmark") { $0.addSubview(cell { $0.accessoryType = .checkmark }) }
    }

    @Test func aDetailButton() throws {
        try check("detail") { $0.addSubview(cell { $0.accessoryType = .detailButton }) }
    }

    @Test func aSelectedCellInTheDark() throws {
        try check("selected-dark", style: .dark) { view in
            view.addSubview(
                cell {
                    $0.textLabel?.text = "Selected"
                    $0.isSelected = true
                })
        }
    }
}
