/// A map from hash values to slots, with open addressing and linear probing. The caller decides whether a slot holds
/// the identifier it looks for, so the same code serves all identifier types.
struct HashIndex {
    /// The slot + 1 in the low half and the hash value in the high half; 0 for an empty bucket. The count is a power of
    /// two.
    private var buckets = ContiguousArray<UInt64>()
    private(set) var count = 0

    private var mask: Int { buckets.count - 1 }

    /// Spreads a hash value over 32 bits, since types that override `hashValue` may spread badly.
    static func hash(_ identifier: some Hashable) -> UInt32 {
        UInt32(truncatingIfNeeded: (UInt(bitPattern: identifier.hashValue) &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }

    /// Makes room for `total` slots at a load of at most one half. `hashes` has the value of every slot so far.
    mutating func reserve(_ total: Int, hashes: ContiguousArray<UInt32>) {
        guard total * 2 > buckets.count else { return }
        var size = max(16, buckets.count)
        while size < total * 2 { size *= 2 }
        buckets = ContiguousArray(repeating: 0, count: size)
        let mask = size - 1
        buckets.withUnsafeMutableBufferPointer { buckets in
            for slot in 0..<count {
                var place = Int(hashes[slot]) & mask
                while buckets[place] != 0 { place = (place + 1) & mask }
                buckets[place] = UInt64(hashes[slot]) << 32 | UInt64(slot + 1)
            }
        }
    }

    func slot(hash: UInt32, _ matches: (Int) -> Bool) -> Int? {
        guard !buckets.isEmpty else { return nil }
        return buckets.withUnsafeBufferPointer { buckets in
            var place = Int(hash) & mask
            while buckets[place] != 0 {
                if UInt32(truncatingIfNeeded: buckets[place] >> 32) == hash {
                    let slot = Int(buckets[place] & 0xFFFF_FFFF) - 1
                    if matches(slot) { return slot }
                }
                place = (place + 1) & mask
            }
            return nil
        }
    }

    /// Gives the next slot, ``count``, to the hash value, unless a slot matches already; then returns that slot. The
    /// room must have been reserved.
    mutating func insert(hash: UInt32, unless matches: (Int) -> Bool) -> Int? {
        let mask = mask
        let next = count
        let present: Int? = buckets.withUnsafeMutableBufferPointer { buckets in
            var place = Int(hash) & mask
            while buckets[place] != 0 {
                if UInt32(truncatingIfNeeded: buckets[place] >> 32) == hash {
                    let slot = Int(buckets[place] & 0xFFFF_FFFF) - 1
                    if matches(slot) { return slot }
                }
                place = (place + 1) & mask
            }
            buckets[place] = UInt64(hash) << 32 | UInt64(next + 1)
            return nil
        }
        if present == nil { count += 1 }
        return present
    }

    /// Removes the newest slot, whose hash value is given. Removing in this order leaves no gap in the probe sequence
    /// of a remaining slot.
    mutating func removeLast(hash: UInt32) {
        var place = Int(hash) & mask
        while Int(buckets[place] & 0xFFFF_FFFF) != count { place = (place + 1) & mask }
        buckets[place] = 0
        count -= 1
    }
}
