import Testing

/// All suites of the layer tree, one test at a time: the clock, the transactions and the running animations are the process's.
@Suite(.serialized)
enum Layers {}
