/// How the expression of a constraint compares with zero.
package enum Relation: Sendable, BitwiseCopyable {
    case lessThanOrEqual, equal, greaterThanOrEqual
}
