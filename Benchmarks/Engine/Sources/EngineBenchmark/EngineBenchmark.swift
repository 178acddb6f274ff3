/// The program that `Benchmarks/Engine/run` starts.
@main
struct EngineBenchmark {
    static func main() throws {
        let options = EngineBenchmarkOptions(CommandLine.arguments)
        if options.includes("rows") {
            RowUpdates(options).print()
        }
        if options.includes("sections") {
            SectionUpdates(options, heights: .different).print()
            SectionUpdates(options, heights: .equal).print()
        }
        if options.includes("snapshots") {
            try SnapshotDifferences(options).print()
        }
    }
}
