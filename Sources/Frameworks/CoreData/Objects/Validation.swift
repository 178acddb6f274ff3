import Foundation

/// Checks objects before they are saved.
enum Validation {
    static func validate(_ object: NSManagedObject) throws {
        var errors: [NSError] = []
        // Subclasses may override `validateValue(_:forKey:)`.
        let isPlain = type(of: object) == NSManagedObject.self
        for (index, slot) in object.layout.slots.enumerated() where slot.kind != .fetched && !isFault(object, index) {
            if isPlain {
                errors += self.errors(of: object, index, object.publicValue(index))
                continue
            }
            let value = object.publicValue(index)
            var box = value.map { $0 as AnyObject }
            let before = box
            do {
                try object.validateValue(&box, forKey: slot.name)
                if box !== before { object.set(box, index) }
            } catch {
                errors.append(error as NSError)
            }
        }
        if let error = CoreDataError.combined(errors) { throw error }
    }

    /// A relationship that was not read has not changed.
    private static func isFault(_ object: NSManagedObject, _ index: Int) -> Bool {
        (object.slots[index] as? ToMany).map { !$0.isLoaded && !$0.hasChanges } ?? false
    }

    static func errors(of object: NSManagedObject, _ index: Int, _ value: Any?) -> [NSError] {
        let slot = object.layout.slots[index]
        let property = slot.property
        let name = object.entityDescription.name ?? ""
        func error(_ code: Int, _ text: String) -> NSError {
            CoreDataError.validation(code, object, slot.name, value, "\(name).\(slot.name) \(text)")
        }
        if slot.kind == .toMany {
            return countErrors(slot, ManagedValues.objects(value).count, error)
        }
        guard let value = value.flatMap({ $0 is NSNull ? nil : $0 }) else {
            return property.isOptional || property is NSDerivedAttributeDescription
                ? [] : [error(NSValidationMissingMandatoryPropertyError, "is a required value.")]
        }
        var errors = property.rules.compactMap { rule in
            rule.violation(by: value).map { error($0, "is invalid: \(rule).") }
        }
        for (position, predicate) in property.validationPredicates.enumerated() where !predicate.evaluate(with: value) {
            let warning =
                property.validationWarnings.indices.contains(position)
                ? property.validationWarnings[position] as? String : nil
            let code = warning.flatMap { Int($0) } ?? NSManagedObjectValidationError
            let found = error(code, "does not satisfy \(predicate).")
            errors.append(
                NSError(
                    domain: found.domain, code: found.code,
                    userInfo: found.userInfo.merging([NSValidationPredicateErrorKey: predicate]) { $1 }))
        }
        return errors
    }

    private static func countErrors(
        _ slot: EntityLayout.Slot, _ count: Int, _ error: (Int, String) -> NSError
    ) -> [NSError] {
        guard let relationship = slot.relationship else { return [] }
        let minimum = max(relationship.minCount, relationship.isOptional ? 0 : 1)
        if count == 0, relationship.isOptional { return [] }
        if count < minimum {
            return [error(NSValidationRelationshipLacksMinimumCountError, "has too few objects.")]
        }
        if relationship.maxCount > 0, count > relationship.maxCount {
            return [error(NSValidationRelationshipExceedsMaximumCountError, "has too many objects.")]
        }
        return []
    }

    static func validateForDelete(_ object: NSManagedObject) throws {
        var errors: [NSError] = []
        for index in object.layout.relationshipIndexes {
            let slot = object.layout.slots[index]
            guard slot.relationship?.deleteRule == .denyDeleteRule else { continue }
            let related =
                slot.kind == .toOne
                ? [object.toOne(index)].compactMap { $0 } : object.loadedToMany(index).orderedMembers
            guard related.contains(where: { !$0.isDeleted }) else { continue }
            errors.append(
                CoreDataError.validation(
                    NSValidationRelationshipDeniedDeleteError, object, slot.name, object.publicValue(index),
                    "\(object.entityDescription.name ?? "").\(slot.name) denies the deletion: it has objects."))
        }
        if let error = CoreDataError.combined(errors) { throw error }
    }
}
