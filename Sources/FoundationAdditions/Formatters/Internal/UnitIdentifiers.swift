/// The names of Foundation's units in Unicode's data, by class and symbol.
package enum UnitIdentifiers {
    static let ofUnitedStates: Set<String> = [
        "inch", "foot", "yard", "mile", "fathom", "furlong", "ounce", "pound", "stone", "ton", "slug", "fahrenheit",
        "mile-per-hour", "teaspoon", "tablespoon", "fluid-ounce", "cup", "pint", "quart", "gallon", "cubic-inch",
        "cubic-foot", "cubic-yard", "cubic-mile", "acre-foot", "bushel",
    ]

    package static let table: [String: [String: String]] = [
        "UnitAcceleration": ["m/s²": "meter-per-square-second", "g": "g-force"],
        "UnitAngle": [
            "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
        ],
        "UnitArea": [
            "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "mm²": "square-millimeter",
            "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre",
            "ha": "hectare",
        ],
        "UnitConcentrationMass": [
            "g/L": "gram-per-liter", "mg/dL": "milligram-per-deciliter", "mmol/L": "millimole-per-liter",
        ],
        "UnitDispersion": ["ppm": "permillion"],
        "UnitDuration": [
            "ns": "nanosecond", "µs": "microsecond", "ms": "millisecond", "s": "second", "m": "minute", "h": "hour",
        ],
        "UnitElectricCurrent": ["kA": "kiloampere", "A": "ampere", "mA": "milliampere"],
        "UnitElectricPotentialDifference": ["kV": "kilovolt", "V": "volt", "mV": "millivolt"],
        "UnitElectricResistance": ["MΩ": "megaohm", "kΩ": "kiloohm", "Ω": "ohm"],
        "UnitEnergy": [
            "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "kcal": "kilocalorie", "cal": "calorie",
            "kWh": "kilowatt-hour",
        ],
        "UnitFrequency": ["GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz"],
        "UnitIlluminance": ["lx": "lux"],
        "UnitInformationStorage": [
            "B": "byte", "bit": "bit", "PB": "petabyte", "TB": "terabyte", "GB": "gigabyte", "MB": "megabyte",
            "kB": "kilobyte", "Tb": "terabit", "Gb": "gigabit", "Mb": "megabit", "kb": "kilobit",
        ],
        "UnitLength": [
            "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
            "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard",
            "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom",
            "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
        ],
        "UnitMass": [
            "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound",
            "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
        ],
        "UnitPower": [
            "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "hp": "horsepower",
        ],
        "UnitPressure": [
            "N/m²": "pascal", "MPa": "megapascal", "kPa": "kilopascal", "hPa": "hectopascal", "inHg": "inch-ofhg",
            "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch",
        ],
        "UnitSpeed": [
            "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
        ],
        "UnitTemperature": ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"],
        "UnitVolume": [
            "ML": "megaliter", "L": "liter", "dl": "deciliter", "dL": "deciliter", "cL": "centiliter",
            "mL": "milliliter", "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter",
            "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot",
            "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup",
            "pt": "pint", "qt": "quart", "gal": "gallon", "fl oz Imperial": "fluid-ounce-imperial",
            "qt Imperial": "quart-imperial", "gal Imperial": "gallon-imperial",
        ],
    ]
}
