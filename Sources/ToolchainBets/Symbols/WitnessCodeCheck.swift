/// Checks that the code through which a protocol calls a method is read as expected: in a class with its own method, and
/// in one with the default implementation.
enum WitnessCodeCheck {
    /// The optimiser may leave no symbols of the samples, which says nothing about other classes.
    static func passes() -> Bool {
        let samples: [any WitnessCodeSample] = [Own(), Default()]
        // Called once, so that no build removes the methods.
        guard samples.map({ $0.checkedSum(3) }) == [4, 3],
            let wanted = MethodName("checkedSum(_:)", type: ((Int) -> Int).self)
        else { return false }
        return SymbolReader.methods(of: Own.self)?.usesDefault(for: wanted) != true
            && SymbolReader.methods(of: Default.self)?.usesDefault(for: wanted) != false
    }

    private final class Own: WitnessCodeSample {
        @inline(never) @_optimize(none)
        func checkedSum(_ number: Int) -> Int { number + 1 }
    }

    private final class Default: WitnessCodeSample {}
}

/// Not private: symbols of private members have other names.
protocol WitnessCodeSample: AnyObject {
    func checkedSum(_ number: Int) -> Int
}

extension WitnessCodeSample {
    @inline(never) @_optimize(none)
    func checkedSum(_ number: Int) -> Int { number }
}
