import UIKit

/// The table updates that lead from one deck to another. Sections are numbered from `firstSection`.
struct DeckChanges {
    private let old: Deck
    private let new: Deck
    private let firstSection: Int

    init(from old: Deck, to new: Deck, firstSection: Int) {
        self.old = old
        self.new = new
        self.firstSection = firstSection
    }

    /// Compares decks with the same stacks in the same order.
    @MainActor
    func applyCards(to tableView: UITableView, with animation: UITableView.RowAnimation) {
        let before = places(in: old)
        let after = places(in: new)
        tableView.deleteRows(at: before.filter { after[$0.key] == nil }.map(\.value), with: animation)
        tableView.insertRows(at: after.filter { before[$0.key] == nil }.map(\.value), with: animation)
        for (card, from) in before {
            if let to = after[card], to != from { tableView.moveRow(at: from, to: to) }
        }
    }

    @MainActor
    func applyStacks(to tableView: UITableView, with animation: UITableView.RowAnimation) {
        let before = numbers(in: old)
        let after = numbers(in: new)
        tableView.deleteSections(IndexSet(before.filter { after[$0.key] == nil }.map(\.value)), with: animation)
        tableView.insertSections(IndexSet(after.filter { before[$0.key] == nil }.map(\.value)), with: animation)
        for (stack, from) in before {
            if let to = after[stack], to != from { tableView.moveSection(from, toSection: to) }
        }
    }

    private func places(in deck: Deck) -> [Int: IndexPath] {
        var places: [Int: IndexPath] = [:]
        for (section, stack) in deck.stacks.enumerated() {
            for (row, card) in stack.cards.enumerated() {
                places[card] = IndexPath(row: row, section: firstSection + section)
            }
        }
        return places
    }

    private func numbers(in deck: Deck) -> [Int: Int] {
        Dictionary(uniqueKeysWithValues: deck.stacks.enumerated().map { ($1.number, firstSection + $0) })
    }
}
