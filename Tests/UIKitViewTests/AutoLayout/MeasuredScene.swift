import Foundation

@testable import UIKit

/// A scene of Facts/autolayout: views, constraints and stacks, and the frames that UIKit gave them.
struct MeasuredScene: Decodable {
    struct View: Decodable {
        var id: String
        var `class`: String
        var parent: String?
        var frame: [Double]?
        var intrinsicContentSize: [Double]?
        var translatesAutoresizingMaskIntoConstraints: Bool?
        var safeAreaInsets: [Double]?
        var forcedInsets: [Double]?
        var hidden: Bool?
        var text: String?
        var fontSize: Double?

        enum CodingKeys: String, CodingKey {
            case id, `class`, parent, frame, intrinsicContentSize, translatesAutoresizingMaskIntoConstraints
            case safeAreaInsets, hidden, text, fontSize
            case forcedInsets = "safeAreaInsets(top,left,bottom,right)"
        }
    }

    struct Constraint: Decodable {
        var first: String
        var relation: String
        var second: String?
        var multiplier: Double
        var constant: Double
        var priority: Double
    }

    struct Stack: Decodable {
        var id: String
        var axis: String
        var distribution: String
        var alignment: String?
        var spacing: Double
        var arranged: [String]
        var isLayoutMarginsRelativeArrangement: Bool?
        var layoutMargins: [Double]?

        enum CodingKeys: String, CodingKey {
            case id, axis, distribution, alignment, spacing, arranged, isLayoutMarginsRelativeArrangement
            case layoutMargins = "layoutMargins(top,left,bottom,right)"
        }
    }

    struct Expectation: Decodable {
        var id: String
        var frame: [Double]
    }

    /// The scene in one of several settings.
    struct Case: Decodable {
        var alignment: String?
        var hidden: String?
        var sized: Bool?
        var expected: [Expectation]?
    }

    var name: String
    var window: [Double]?
    var views: [View]
    var constraints: [Constraint]
    var constraintsIfSized: [Constraint]?
    var stacks: [Stack]
    var cases: [Case]?
    var expected: [Expectation]?

    enum CodingKeys: String, CodingKey {
        case name, window, views, constraints, stacks, cases, expected
        case constraintsIfSized = "constraints_if_sized"
    }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Facts/autolayout")

    /// The scenes that consist of views and constraints; the others are read by tests of their own.
    static let all: [MeasuredScene] = {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.compactMap {
            try? JSONDecoder().decode(MeasuredScene.self, from: Data(contentsOf: $0))
        }.filter { !$0.views.isEmpty && $0.name != "safe_area_propagation" }
    }()
}

/// A scene built of views.
@MainActor
struct BuiltScene {
    private(set) var views: [String: UIView] = [:]
    private var guides: [String: UILayoutGuide] = [:]
    private let scene: MeasuredScene

    init(_ scene: MeasuredScene, _ variant: MeasuredScene.Case?) {
        self.scene = scene
        for description in scene.views { make(description) }
        for stack in scene.stacks { fill(stack, alignment: stack.alignment ?? variant?.alignment ?? "fill") }
        var constraints = scene.constraints
        if variant?.sized == true { constraints += scene.constraintsIfSized ?? [] }
        for constraint in constraints { make(constraint).isActive = true }
        layOut()
        if let hidden = variant?.hidden {
            views[hidden]?.isHidden = true
            layOut()
        }
    }

    private func layOut() {
        views["root"]?.setNeedsLayout()
        views["root"]?.layoutIfNeeded()
    }

    func frame(of id: String) -> CGRect? { views[id]?.frame ?? guides[id]?.layoutFrame }

    private mutating func make(_ description: MeasuredScene.View) {
        if description.class == "UILayoutGuide" {
            let guide = UILayoutGuide()
            guides[description.id] = guide
            views[description.parent ?? ""]?.addLayoutGuide(guide)
            return
        }
        let view = description.class == "UIStackView" ? UIStackView() : SceneView()
        if let frame = description.frame {
            view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
        }
        if let view = view as? SceneView {
            view.size = description.intrinsicContentSize.map { CGSize(width: $0[0], height: $0[1]) }
            view.font = description.fontSize.map { UIFont.systemFont(ofSize: $0) }
            view.forcedInsets = (description.safeAreaInsets ?? description.forcedInsets).map {
                UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
            }
        }
        if description.translatesAutoresizingMaskIntoConstraints == false {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        if description.hidden == true { view.isHidden = true }
        views[description.id] = view
        if let parent = description.parent, let superview = views[parent], !(superview is UIStackView) {
            superview.addSubview(view)
        }
    }

    private func fill(_ description: MeasuredScene.Stack, alignment: String) {
        guard let stack = views[description.id] as? UIStackView else { return }
        stack.axis = description.axis == "vertical" ? .vertical : .horizontal
        stack.distribution = Self.distributions[description.distribution]!
        stack.alignment = Self.alignments[alignment]!
        stack.spacing = description.spacing
        stack.isLayoutMarginsRelativeArrangement = description.isLayoutMarginsRelativeArrangement ?? false
        if let margins = description.layoutMargins {
            stack.layoutMargins = UIEdgeInsets(
                top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
        }
        for id in description.arranged { stack.addArrangedSubview(views[id]!) }
    }

    private func make(_ description: MeasuredScene.Constraint) -> NSLayoutConstraint {
        let (first, firstAttribute) = operand(description.first)
        let second = description.second.map(operand)
        let relation: NSLayoutConstraint.Relation =
            description.relation == "=="
            ? .equal : description.relation == ">=" ? .greaterThanOrEqual : .lessThanOrEqual
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second?.0,
            attribute: second?.1 ?? .notAnAttribute, multiplier: description.multiplier, constant: description.constant)
        constraint.priority = UILayoutPriority(Float(description.priority))
        return constraint
    }

    private func operand(_ text: String) -> (Any, NSLayoutConstraint.Attribute) {
        let dot = text.lastIndex(of: ".")!
        let attribute = Self.attributes[String(text[text.index(after: dot)...])]!
        let id = String(text[..<dot])
        if let view = views[id] { return (view, attribute) }
        if let guide = guides[id] { return (guide, attribute) }
        if id == "safe" { return (views["root"]!.safeAreaLayoutGuide, attribute) }
        return (views[String(id.dropFirst("margins".count))]!.layoutMarginsGuide, attribute)
    }

    private static let attributes = Dictionary(
        uniqueKeysWithValues: (1...20).map {
            let attribute = NSLayoutConstraint.Attribute(rawValue: $0)!
            return (attribute.name, attribute)
        })
    private static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    private static let alignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .leading, "center": .center, "trailing": .trailing,
        "bottom": .trailing, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]
}

/// A view with a given content size, which stands for text, and with insets that are forced on it.
private final class SceneView: UIView {
    var size: CGSize?
    var font: UIFont?
    var forcedInsets: UIEdgeInsets?

    override var intrinsicContentSize: CGSize { size ?? super.intrinsicContentSize }
    override var safeAreaInsets: UIEdgeInsets {
        if let forcedInsets { return forcedInsets }
        // Outside of a window nothing is inherited; the scenes were measured with what the rule gives.
        guard let parent = superview as? SceneView, parent.forcedInsets != nil else { return super.safeAreaInsets }
        let (outer, inside) = (parent.safeAreaInsets, frame)
        func clamped(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(inset, inset - distance)) }
        return UIEdgeInsets(
            top: clamped(outer.top, inside.minY), left: clamped(outer.left, inside.minX),
            bottom: clamped(outer.bottom, parent.bounds.maxY - inside.maxY),
            right: clamped(outer.right, parent.bounds.maxX - inside.maxX))
    }

    override var baselineFont: UIFont? { font }
    override var firstBaselineDistance: CGFloat { font.map { $0.ascender } ?? 0 }
    override var lastBaselineDistance: CGFloat {
        guard let font, let size else { return 0 }
        return size.height - font.ascender
    }
}
