import Foundation

/// Makes an inspection of windows.
///
/// Names and layouts come first, since client code is called for both. What is read after that is read once, and objects are
/// retained until the end, so that client code may change anything in between.
@MainActor
struct InspectionMaker {
    private let windows: [UIWindow]
    private let allViews: [UIView]
    private let names: ViewNames
    private let layouts: LayoutExplanations

    init(_ windows: [UIWindow]) {
        self.windows = windows
        allViews = windows.flatMap(Self.views)
        names = ViewNames(allViews)
        layouts = LayoutExplanations(of: allViews, names: names)
    }

    var inspection: Trestle.Inspection {
        let views = ViewInspection(names: names, layouts: layouts)
        let responder = windows.last { $0.firstResponder != nil }?.firstResponder
        return Trestle.Inspection(
            windows: windows.map(views.view),
            controllers: windows.compactMap(\.rootViewController).map { ControllerInspection.controller($0) },
            gestures: allViews.flatMap { $0.gestureRecognizers ?? [] }.filter {
                $0.arena != nil || $0.failureNote != nil
            }
            .map(views.gesture),
            tables: allViews.compactMap { $0 as? UITableView }.map(TableInspection.table),
            animations: AnimationState.all.map(animation), rendering: Self.rendering(of: windows),
            responderChain: responder.map { Self.chain(from: $0) } ?? [])
    }

    /// The view and all below it, without the idle cells of lists.
    static func views(below view: UIView) -> [UIView] {
        [view] + shownSubviews(of: view).flatMap { views(below: $0) }
    }

    static func shownSubviews(of view: UIView) -> [UIView] {
        view.subviews.filter { ($0 as? any PooledView)?.isHiddenForReuse != true }
    }

    /// The classes of the responders from this one on. `next` is client code, which may lead in a circle.
    static func chain(from responder: UIResponder) -> [String] {
        sequence(first: responder, next: \.next).prefix(200).map { "\(ClassName(type(of: $0)))" }
    }

    private func animation(_ state: AnimationState) -> Trestle.Inspection.Animation {
        let property = state.animation as? CAPropertyAnimation
        let basic = state.animation as? CABasicAnimation
        return Trestle.Inspection.Animation(
            className: "\(ClassName(type(of: state.animation)))", key: state.key, keyPath: property?.keyPath,
            layer: names.name(of: state.layer), elapsed: state.elapsed,
            duration: state.duration.isFinite ? state.duration : nil, isAdditive: property?.isAdditive ?? false,
            isDriven: state.isDriven, from: basic?.fromValue.map { AnimatedValueWords.text(of: $0) },
            to: basic?.toValue.map { AnimatedValueWords.text(of: $0) })
    }

    private static func rendering(of windows: [UIWindow]) -> Trestle.Inspection.Rendering {
        var screens: [UIScreen] = []
        for screen in windows.compactMap({ $0.windowScene?.screen }) where !screens.contains(where: { $0 === screen }) {
            screens.append(screen)
        }
        var (last, total) = (RenderStatistics(), RenderStatistics())
        for screen in screens {
            if let compositor = screen.compositor { last.add(compositor.statistics) }
            total.add(screen.renderTotals)
        }
        return Trestle.Inspection.Rendering(
            lastFrame: .init(last), total: .init(total), viewLayouts: LayoutStatistics.viewLayouts,
            cellLayouts: LayoutStatistics.cellLayouts, solutions: LayoutStatistics.solutions,
            contentSizes: LayoutStatistics.contentSizes, dequeues: LayoutStatistics.dequeues,
            textShapings: LayoutStatistics.textShapings)
    }
}

extension Trestle.Inspection.Rendering.Painting {
    fileprivate init(_ statistics: RenderStatistics) {
        self.init(
            layersPainted: statistics.layersPainted, layersRedrawn: statistics.layersRedrawn,
            pixelsPainted: statistics.pixelsPainted, pixelsMoved: statistics.pixelsMoved,
            pixelsSampled: statistics.pixelsSampled)
    }
}
