/// Checks that symbols exist and that methods can be called as the reader expects, by finding and calling one of its
/// own.
enum SymbolReaderCheck {
    static func passes() -> Bool {
        let sample = Sample(factor: 3)
        // Called directly once, and not optimized, so that no build removes it.
        guard sample.scaled(5, plus: "xy") == 17 else { return false }
        guard
            let code = DeclaredMethods.find(
                "scaled(_:plus:)", as: ScaledCall.Function.self, in: Sample.self, below: SampleBase.self)
        else { return false }
        return DeclaredMethods.bind(code, to: sample, as: ScaledCall.self).call(5, "xy") == 17
    }

    private struct ScaledCall: DeclaredMethods.Call {
        typealias Function = (Int, String) -> Int
        let call: Function
    }

    private class SampleBase {}

    private final class Sample: SampleBase {
        let factor: Int

        init(factor: Int) {
            self.factor = factor
        }

        @inline(never) @_optimize(none)
        func scaled(_ number: Int, plus text: String) -> Int {
            number * factor + text.utf8.count
        }
    }
}
