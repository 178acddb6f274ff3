extension Trestle.Inspection {
    /// The work of layout and painting. Counts of layout are those of the process; only differences between two
    /// inspections say something.
    public struct Rendering: Codable, Equatable, Sendable {
        /// What a frame, or all of them, painted.
        public struct Painting: Codable, Equatable, Sendable {
            /// Layers that painted something of their own.
            public let layersPainted: Int
            /// Layers that drew themselves anew.
            public let layersRedrawn: Int
            /// Each pixel counts once in a frame.
            public let pixelsPainted: Int
            /// Pixels that were moved from another place of the frame before.
            public let pixelsMoved: Int
            /// Pixels that were blurred for what is in front of them.
            public let pixelsSampled: Int
        }

        /// What the last frame painted.
        public let lastFrame: Painting
        /// What all frames have painted.
        public let total: Painting
        /// Calls of `layoutSubviews()`.
        public let viewLayouts: Int
        /// Cells of tables whose content was laid out.
        public let cellLayouts: Int
        /// How often constraints were solved.
        public let solutions: Int
        /// How often constraints asked for an intrinsic content size.
        public let contentSizes: Int
        /// Views that were taken from the pools of lists.
        public let dequeues: Int
        /// Texts that were shaped and broken into lines.
        public let textShapings: Int
    }
}

extension Trestle.Inspection.Rendering {
    var lines: [String] {
        [
            "last frame: \(lastFrame.text)", "since the start: \(total.text)",
            "\(viewLayouts) view layouts, \(cellLayouts) cell layouts, \(solutions) solutions of constraints, "
                + "\(contentSizes) content sizes, \(dequeues) dequeues, \(textShapings) texts shaped",
        ]
    }
}

extension Trestle.Inspection.Rendering.Painting {
    fileprivate var text: String {
        "\(pixelsPainted) pixels painted, \(pixelsMoved) moved, \(pixelsSampled) blurred; "
            + "\(layersPainted) layers painted, \(layersRedrawn) redrawn"
    }
}
