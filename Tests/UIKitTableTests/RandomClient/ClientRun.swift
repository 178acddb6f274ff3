@testable import UIKit

/// The steps of a random client that are taken. Prints as the text that `CLIENT_STEPS` takes.
struct ClientRun: Equatable {
    static let stepCount = 24

    struct Step: Equatable {
        var number: Int
        /// The numbers of the step's actions that are left out.
        var muted: Set<Int> = []
    }

    var steps = (0..<stepCount).map { Step(number: $0) }

    // MARK: Running

    /// The first thing that is wrong, nil when all is right.
    @MainActor
    func fault(seed: Int, _ kind: ClientKind) -> (fault: String, log: [String])? {
        ClientLog.shared?.clear()
        ClientLog.shared?.write("\(kind) SEED=\(seed) CLIENT_STEPS=\(self)")
        guard let client = try? RandomClient(seed: seed, kind) else {
            return ("no application", [])
        }
        defer { client.end() }
        for (index, step) in steps.enumerated() where client.fault == nil {
            client.perform(step: step.number, muted: step.muted)
            let isLast = index == steps.count - 1 || steps[index + 1].number / 8 > step.number / 8
            if client.fault == nil, isLast { client.checkAtRest() }
        }
        return client.fault.map { ($0, client.log) }
    }

    // MARK: Shrinking

    /// Leaves out steps and then actions, one by one, as long as the rest still fails.
    func shrunk(fails: (ClientRun) -> Bool) -> ClientRun {
        var kept = self
        for index in kept.steps.indices.reversed() {
            var shorter = kept
            shorter.steps.remove(at: index)
            if fails(shorter) { kept = shorter }
        }
        for index in kept.steps.indices {
            for action in 1...12 {
                var quieter = kept
                quieter.steps[index].muted.insert(action)
                if fails(quieter) { kept = quieter }
            }
        }
        return kept
    }
}

extension ClientRun: LosslessStringConvertible {
    /// Steps with commas between them, each with its muted actions behind exclamation marks: `0,4!2!3`.
    init?(_ description: String) {
        steps = []
        for part in description.split(separator: ",") {
            let numbers = part.split(separator: "!").compactMap { Int($0) }
            guard let number = numbers.first else { return nil }
            steps.append(Step(number: number, muted: Set(numbers.dropFirst())))
        }
    }

    var description: String {
        steps.map { step in
            ([step.number] + step.muted.sorted()).map(String.init).joined(separator: "!")
        }
        .joined(separator: ",")
    }
}

/// What a random client uses.
enum ClientKind: String, CaseIterable {
    case table, collection
    /// A table whose rows the user edits, swipes and moves, and that is refreshed, beside a scroll view that is zoomed.
    case hands

    @MainActor
    func makeList(_ client: any ListClient, variant: Int) -> any ClientList {
        switch self {
        case .table: TableClientList(client: client, variant: variant)
        case .collection: CollectionClientList(client: client)
        case .hands: TableClientList(client: client, variant: variant, hasHands: true)
        }
    }
}
