import Foundation

/// Makes the errors of this module.
enum CoreDataError {
    static func error(_ code: Int, _ text: String, _ userInfo: [String: Any] = [:]) -> NSError {
        var userInfo = userInfo
        userInfo[NSLocalizedDescriptionKey] = userInfo[NSLocalizedDescriptionKey] ?? text
        userInfo["reason"] = userInfo["reason"] ?? text
        return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: userInfo)
    }

    /// Returns an error about a property of an object.
    static func validation(
        _ code: Int, _ object: NSManagedObject, _ key: String, _ value: Any?, _ text: String
    ) -> NSError {
        var userInfo: [String: Any] = [NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key]
        userInfo[NSValidationValueErrorKey] = value
        return error(code, text, userInfo)
    }

    /// Returns the only error, or one that contains all.
    static func combined(_ errors: [NSError]) -> NSError? {
        guard errors.count > 1 else { return errors.first }
        let detailed = errors.flatMap { error in
            error.code == NSValidationMultipleErrorsError
                ? error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [] : [error]
        }
        return error(
            NSValidationMultipleErrorsError, "Multiple validation errors occurred.", [NSDetailedErrorsKey: detailed])
    }
}

/// Raises exceptions for programming errors.
enum CoreDataExceptions {
    static func raise(_ reason: String, hint: String? = nil) {
        Trestle.raise(.internalInconsistencyException, reason, hint: hint)
    }

    static func raiseArgument(_ reason: String, hint: String? = nil) {
        Trestle.raise(.invalidArgumentException, reason, hint: hint)
    }
}

/// Prints a line for the developer.
enum ConsoleNote {
    static func print(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
