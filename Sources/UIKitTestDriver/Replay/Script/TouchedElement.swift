import Foundation
import UIKit

/// Finds what is at a point: a control, a cell, or another view that a user takes for one thing, and how a test finds it
/// again.
@MainActor
struct TouchedElement {
    private let app: TestApplication
    private let point: CGPoint
    /// The frontmost view at the point; nil if there is none.
    private let hit: UIView?
    /// It, or what it is a part of.
    private let element: UIView?

    init(at point: CGPoint, in app: TestApplication) {
        self.app = app
        self.point = point
        hit = Self.hit(point, in: app)
        element = hit.map(Self.element)
    }

    var target: TouchTarget {
        guard let element else { return TouchTarget(point: point) }
        var target = TouchTarget(point: point)
        if let name = name {
            target.driver = name.driver
            target.interface = "\(Self.query(element, name))[\(SwiftLiteral.text(name.text))]"
        } else if element is UISwitch, let index = app.views(UISwitch.self).firstIndex(where: { $0 === element }) {
            target.driver = "app.views(UISwitch.self)[\(index)]"
            target.interface = "switches.element(boundBy: \(index))"
        }
        return target
    }

    /// The row of the frontmost table that was touched.
    var row: IndexPath? {
        guard let table = app.views(UITableView.self).last else { return nil }
        let place = table.convert(point, from: nil as UIView?)
        guard let indexPath = table.indexPathForRow(at: place), let cell = table.cellForRow(at: indexPath),
            hit?.isDescendant(of: cell) == true
        else { return nil }
        return indexPath
    }

    // MARK: What is there

    private static func hit(_ point: CGPoint, in app: TestApplication) -> UIView? {
        app.screen.shownWindows.reversed().lazy.compactMap { window in
            window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil)
        }.first
    }

    private static func element(of hit: UIView) -> UIView {
        let chain = sequence(first: hit, next: \.superview)
        return chain.first { $0 is UIControl || $0 is UITableViewCell || $0 is UICollectionViewCell }
            ?? chain.first { $0.isAccessibilityElement } ?? hit
    }

    // MARK: How a test finds it

    private struct Name {
        enum Kind { case identifier, text, label }
        let kind: Kind
        let text: String

        var driver: String { "\(kind): \(SwiftLiteral.text(text))" }
    }

    /// The first name by which the driver finds something in the same element.
    private var name: Name? {
        candidates.first { name in
            let found =
                switch name.kind {
                case .identifier: try? app.view(identifier: name.text)
                case .text: try? app.view(text: name.text)
                case .label: try? app.view(label: name.text)
                }
            guard let found, let middle = try? app.middle(of: found) else { return false }
            return Self.hit(middle, in: app).map(Self.element) === element
        }
    }

    private var candidates: [Name] {
        guard let hit, let element else { return [] }
        let chain = Array(sequence(first: hit) { $0 === element ? nil : $0.superview })
        func names(_ kind: Name.Kind, _ text: (UIView) -> String?) -> [Name] {
            chain.compactMap(text).filter { !$0.isEmpty }.map { Name(kind: kind, text: $0) }
        }
        return names(.identifier) { $0.accessibilityIdentifier } + texts.map { Name(kind: .text, text: $0) }
            + names(.label) { $0.accessibilityLabel }
    }

    /// The texts in the element: in a cell from the top, in a control those near to the point first.
    private var texts: [String] {
        guard let element else { return [] }
        let shown = app.visibleViews.compactMap { view -> (text: String, rect: CGRect)? in
            guard view.isDescendant(of: element), let text = shownText(of: view) else { return nil }
            return app.visibleRect(of: view).map { (text, $0) }
        }
        let isControl = element is UIControl
        return shown.sorted { first, second in
            isControl
                ? distance(to: first.rect) < distance(to: second.rect)
                : (first.rect.minY, first.rect.minX) < (second.rect.minY, second.rect.minX)
        }.map(\.text)
    }

    private func distance(to rect: CGRect) -> CGFloat {
        let dx = max(rect.minX - point.x, 0, point.x - rect.maxX)
        let dy = max(rect.minY - point.y, 0, point.y - rect.maxY)
        return dx * dx + dy * dy
    }

    /// The query of XCTest that has elements of this kind.
    private static func query(_ element: UIView, _ name: Name) -> String {
        switch element {
        case is UISwitch: "switches"
        case is UISlider: "sliders"
        case is UISearchTextField: "searchFields"
        case let field as UITextField: field.isSecureTextEntry ? "secureTextFields" : "textFields"
        case is UISegmentedControl: "buttons"
        case is UITextView: "textViews"
        case is UITableViewCell, is UICollectionViewCell: name.kind == .text ? "staticTexts" : "cells"
        case _ where element.accessibilityTraits.contains(.button): "buttons"
        case is UIButton: "buttons"
        case is UILabel: "staticTexts"
        case is UIImageView: "images"
        default: name.kind == .text ? "staticTexts" : "otherElements"
        }
    }
}
