// Since version 10 or 11 FirebaseFunctions has what this module had.
@_exported import FirebaseFunctions
