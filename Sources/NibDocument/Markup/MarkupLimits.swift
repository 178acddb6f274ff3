/// What a file may contain at most. The largest public storyboards have less than a tenth of this.
struct MarkupLimits {
    var bytes = 64 << 20
    var depth = 200
    var attributesOfElement = 200
}
