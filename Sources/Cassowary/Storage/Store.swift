/// Growable memory for plain values, without the uniqueness checks of an array.
///
/// All places up to the capacity are initialized, so that any of them may be written at any time.
///
/// Classes mark properties that contain stores `@exclusivity(unchecked)`: checked at run time, each access would cost more
/// than the work that it is for. That is sound because no method reserves, inserts or removes in a property while it or a
/// method that called it lends the same property.
struct Store<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private(set) var capacity: Int
    private let filler: Element

    init(_ filler: Element, capacity: Int = 32) {
        base = .allocate(capacity: capacity)
        base.initialize(repeating: filler, count: capacity)
        self.capacity = capacity
        self.filler = filler
    }

    deinit { base.deallocate() }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            assert(index >= 0 && index < capacity)
            return base[index]
        }
        @inline(__always) nonmutating _modify {
            assert(index >= 0 && index < capacity)
            yield &base[index]
        }
    }

    /// Makes at least `count` places usable; new ones hold the filler.
    mutating func reserve(_ count: Int) {
        guard count > capacity else { return }
        let larger = max(count, capacity * 2)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        moved.moveInitialize(from: base, count: capacity)
        (moved + capacity).initialize(repeating: filler, count: larger - capacity)
        base.deallocate()
        base = moved
        capacity = larger
    }
}
