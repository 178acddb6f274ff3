/// What Foundation on Linux does wrong and a program can put right. Each repair changes nothing if Foundation is not as
/// it expects, and `isInEffect` then says so.
///
/// The repairs are made when the program is loaded, before `main` and before any use of Foundation, so that source
/// that only imports Foundation has them too.
@section(".init_array") @used private let makeRepairs: @convention(c) () -> Void = {
    _ = ObjectComparison.isInEffect
    _ = StringReplacements.isInEffect
}
