/// A group of similar colors, which is halved at its median until there are as many as wanted.
struct ColorGroup {
    private var entries: [(parts: SIMD4<Int32>, count: Int)]

    /// Alpha, red, green and blue.
    static func parts(of color: UInt32) -> SIMD4<Int32> {
        SIMD4(Int32(color >> 24), Int32(color >> 16 & 255), Int32(color >> 8 & 255), Int32(color & 255))
    }

    /// Returns the means of `count` groups, or of fewer if there are fewer colors.
    static func means(of counts: [UInt32: Int], count: Int) -> [UInt32] {
        guard !counts.isEmpty, count > 0 else { return [] }
        let entries = counts.sorted { $0.key < $1.key }.map { (parts: parts(of: $0.key), count: $0.value) }
        var groups = [ColorGroup(entries: entries)]
        while groups.count < count {
            let widest = groups.indices.max { groups[$0].weight < groups[$1].weight }
            guard let widest, groups[widest].weight > 0 else { break }
            groups += groups.remove(at: widest).halves
        }
        return Array(Set(groups.map(\.mean))).sorted()
    }

    private var ranges: SIMD4<Int32> {
        var (low, high) = (entries[0].parts, entries[0].parts)
        for entry in entries {
            low = pointwiseMin(low, entry.parts)
            high = pointwiseMax(high, entry.parts)
        }
        return high &- low
    }

    /// Groups of many pixels and of wide range are halved first. Zero for a single color.
    private var weight: Double {
        let pixels = entries.reduce(0) { $0 + $1.count }
        return Double(ranges.max()) * Double(pixels).squareRoot()
    }

    private var halves: [ColorGroup] {
        let ranges = ranges
        let axis = (0..<4).max { ranges[$0] < ranges[$1] } ?? 0
        let sorted = entries.sorted { $0.parts[axis] < $1.parts[axis] }
        let middle = (sorted[0].parts[axis] + sorted[sorted.count - 1].parts[axis]) / 2
        let split = max(1, sorted.firstIndex { $0.parts[axis] > middle } ?? sorted.count / 2)
        return [ColorGroup(entries: Array(sorted[..<split])), ColorGroup(entries: Array(sorted[split...]))]
    }

    private var mean: UInt32 {
        var (sum, pixels) = (SIMD4<Int>(repeating: 0), 0)
        for entry in entries {
            sum &+= SIMD4<Int>(truncatingIfNeeded: entry.parts) &* entry.count
            pixels += entry.count
        }
        let mean = (sum &+ pixels / 2) / max(pixels, 1)
        return UInt32(mean[0]) << 24 | UInt32(mean[1]) << 16 | UInt32(mean[2]) << 8 | UInt32(mean[3])
    }
}
