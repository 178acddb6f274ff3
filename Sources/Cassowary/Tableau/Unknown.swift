/// The unknowns of a tableau are variables and the values of constraints' expressions. Both have one range of indexes.
enum Unknown {
    @inline(__always) static func variable(_ index: Int) -> Int { index &* 2 }
    @inline(__always) static func expression(_ constraint: Int) -> Int { constraint &* 2 &+ 1 }

    @inline(__always) static func isVariable(_ unknown: Int) -> Bool { unknown & 1 == 0 }
    /// The index of the unknown's variable or constraint.
    @inline(__always) static func index(_ unknown: Int) -> Int { unknown &>> 1 }
}
