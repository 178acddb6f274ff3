/// Whether UIKit notes what an inspection cannot find out afterwards: why recognizers failed, and the last update of each
/// list.
///
/// Off in an application, so that nothing is noted in vain. The inspector and the test driver turn it on.
@MainActor
package enum InspectionRecord {
    package static var isOn = false
}
