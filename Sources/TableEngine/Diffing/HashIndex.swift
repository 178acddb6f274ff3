/// From hash values to slots: open addressing with linear probing. Whether a slot holds what is looked for is the caller's
/// question, so that the index knows no identifiers and is the same code for all of them.
struct HashIndex {
    /// Slot + 1 in the low half, the hash value in the high half; 0 where nothing stands. A power of two in size.
    private var buckets = ContiguousArray<UInt64>()
    private(set) var count = 0

    private var mask: Int { buckets.count - 1 }

    /// Spreads a hash value over 32 bits; types that override `hashValue` may spread badly.
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

    /// Gives the next slot, ``count``, the hash value, unless a slot matches already; returns that one then.
    /// Room must have been reserved.
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

    /// Takes the newest slot back, whose hash value is given. In this order nothing that stays was probed past it.
    mutating func removeLast(hash: UInt32) {
        var place = Int(hash) & mask
        while Int(buckets[place] & 0xFFFF_FFFF) != count { place = (place + 1) & mask }
        buckets[place] = 0
        count -= 1
    }
}
