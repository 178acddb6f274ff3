/// Finds a short list of steps that still fails, for a test to paste.
package enum Shrinking {
    /// Leaves out one step after the other, from the end, as long as the rest fails.
    package static func shortest<Step>(_ steps: [Step], while fails: ([Step]) -> Bool) -> [Step] {
        var kept = steps
        var index = kept.count - 1
        while index >= 0 {
            var shorter = kept
            shorter.remove(at: index)
            if fails(shorter) { kept = shorter }
            index = min(index, kept.count) - 1
        }
        return kept
    }
}
