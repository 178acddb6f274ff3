import Testing
import UpdateModels

@testable import UIKit

/// Random changes of a tree of views, compared with plain arrays after each. `SEED` and `ITERATIONS` set another run.
@MainActor @Suite(.serialized)
struct ViewHierarchyFuzzTests {
    @Test func randomChangesKeepViewsLayersAndWindowsTogether() {
        let seed = FuzzSettings.seed
        var generator = SeededGenerator(seed: seed)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = (0..<12).map { _ in UIView() }
        // children[12] are the window's.
        var children = [[Int]](repeating: [], count: 13)
        func view(_ index: Int) -> UIView { index == 12 ? window : views[index] }
        func parent(of index: Int) -> Int? { children.firstIndex { $0.contains(index) } }
        func isBelow(_ index: Int, _ root: Int) -> Bool {
            index == root || parent(of: index).map { isBelow($0, root) } ?? false
        }
        var log: [String] = []

        for _ in 0..<FuzzSettings.seeds(2000).count {
            let (child, target) = (Int.random(in: 0..<12, using: &generator), Int.random(in: 0...12, using: &generator))
            guard !isBelow(target, child) else { continue }
            let others = children[target].filter { $0 != child }
            switch Int.random(in: 0..<7, using: &generator) {
            case 0:
                log.append("\(target).add(\(child))")
                view(target).addSubview(view(child))
                children = children.map { $0.filter { $0 != child } }
                children[target].append(child)
            case 1:
                let index = Int.random(in: 0...others.count, using: &generator)
                log.append("\(target).insert(\(child), at: \(index))")
                view(target).insertSubview(view(child), at: index)
                children = children.map { $0.filter { $0 != child } }
                children[target].insert(child, at: index)
            case 2, 3:
                guard let sibling = others.randomElement(using: &generator) else { continue }
                let above = Bool.random(using: &generator)
                log.append("\(target).insert(\(child), \(above ? "above" : "below"): \(sibling))")
                if above {
                    view(target).insertSubview(view(child), aboveSubview: view(sibling))
                } else {
                    view(target).insertSubview(view(child), belowSubview: view(sibling))
                }
                children = children.map { $0.filter { $0 != child } }
                children[target].insert(child, at: children[target].firstIndex(of: sibling)! + (above ? 1 : 0))
            case 4:
                log.append("\(child).remove()")
                view(child).removeFromSuperview()
                children = children.map { $0.filter { $0 != child } }
            case 5:
                guard let first = children[target].indices.randomElement(using: &generator),
                    let second = children[target].indices.randomElement(using: &generator)
                else { continue }
                log.append("\(target).exchange(\(first), \(second))")
                view(target).exchangeSubview(at: first, withSubviewAt: second)
                children[target].swapAt(first, second)
            default:
                guard let moved = children[target].randomElement(using: &generator) else { continue }
                let toFront = Bool.random(using: &generator)
                log.append("\(target).\(toFront ? "front" : "back")(\(moved))")
                if toFront {
                    view(target).bringSubviewToFront(view(moved))
                } else {
                    view(target).sendSubviewToBack(view(moved))
                }
                children[target].removeAll { $0 == moved }
                children[target].insert(moved, at: toFront ? children[target].count : 0)
            }
            let agrees = (0...12).allSatisfy { index in
                view(index).subviews == children[index].map(view)
                    && (view(index).layer.sublayers ?? []) == children[index].map { view($0).layer }
                    && children[index].allSatisfy {
                        view($0).superview === view(index) && (view($0).window === window) == isBelow($0, 12)
                    }
            }
            guard agrees else {
                Issue.record("seed \(seed), after:\n\(log.joined(separator: "\n"))")
                return
            }
        }
    }
}
