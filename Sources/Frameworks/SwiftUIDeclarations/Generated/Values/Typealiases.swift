// Written by scripts/generate-swiftui.

import UIKit

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
