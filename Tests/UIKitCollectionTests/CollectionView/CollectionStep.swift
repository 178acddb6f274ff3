import UpdateModels

@testable import UIKit

/// One thing done to a collection view. Numbers are taken modulo what there is, so that any list of steps is valid and a failing one can
/// be shrunk. Prints as the Swift that makes it.
enum CollectionStep: CustomStringConvertible {
    /// Between a begin and its end.
    case batch([UpdateEdit])
    /// A call of its own, where the edits make one call.
    case single([UpdateEdit])
    case reload([UpdateEdit])
    case scroll(Int)
    case select(Int)
    case advance(frames: Int)
    case layout(Int, animated: Bool)
    /// Client code does something when the collection view calls it the next time.
    case interfere(CollectionCallback, CollectionInterference)

    static func random(using generator: inout SeededGenerator) -> CollectionStep {
        func number(_ limit: Int = 1000) -> Int { Int.random(in: 0..<limit, using: &generator) }
        func edits(_ most: Int) -> [UpdateEdit] {
            (0..<1 + number(most)).map { _ in UpdateEdit.random(using: &generator) }
        }
        switch number(20) {
        case 0..<5: return .batch(edits(6))
        case 5, 6: return .single(edits(1))
        case 7: return .reload(edits(4))
        case 8, 9: return .scroll(number())
        case 10: return .select(number())
        case 11, 12: return .advance(frames: number(14))
        case 13: return .layout(number(), animated: number(2) == 0)
        default:
            return .interfere(
                CollectionCallback.allCases[number(CollectionCallback.allCases.count)],
                CollectionInterference.random(using: &generator))
        }
    }

    var description: String {
        func list(_ edits: [UpdateEdit]) -> String { "[\(edits.map(\.description).joined(separator: ", "))]" }
        return switch self {
        case .batch(let edits): ".batch(\(list(edits)))"
        case .single(let edits): ".single(\(list(edits)))"
        case .reload(let edits): ".reload(\(list(edits)))"
        case .scroll(let number): ".scroll(\(number))"
        case .select(let number): ".select(\(number))"
        case .advance(let frames): ".advance(frames: \(frames))"
        case .layout(let number, let animated): ".layout(\(number), animated: \(animated))"
        case .interfere(let callback, let interference): ".interfere(.\(callback), \(interference))"
        }
    }
}

/// Where a collection view calls client code.
enum CollectionCallback: CaseIterable {
    case count, size, cell, supplementary, willDisplay, didEndDisplaying, didScroll, completion
    case prepare, places, updatePlaces, finalize, apply, layoutSubviews, reuse
}

/// What client code does when it is called.
enum CollectionInterference: CustomStringConvertible {
    case update([UpdateEdit])
    case reload([UpdateEdit])
    case newDataSource
    case invalidate
    case layOut
    case scroll(Int)
    case layout(Int)

    static func random(using generator: inout SeededGenerator) -> CollectionInterference {
        func number(_ limit: Int = 1000) -> Int { Int.random(in: 0..<limit, using: &generator) }
        func edits() -> [UpdateEdit] { (0..<1 + number(4)).map { _ in UpdateEdit.random(using: &generator) } }
        switch number(12) {
        case 0..<5: return .update(edits())
        case 5, 6: return .reload(edits())
        case 7: return .newDataSource
        case 8: return .invalidate
        case 9: return .layOut
        case 10: return .scroll(number())
        default: return .layout(number())
        }
    }

    var description: String {
        switch self {
        case .update(let edits): ".update([\(edits.map(\.description).joined(separator: ", "))])"
        case .reload(let edits): ".reload([\(edits.map(\.description).joined(separator: ", "))])"
        case .newDataSource: ".newDataSource"
        case .invalidate: ".invalidate"
        case .layOut: ".layOut"
        case .scroll(let number): ".scroll(\(number))"
        case .layout(let number): ".layout(\(number))"
        }
    }
}
