/// How hot food must be inside to be safe, as bodies for food safety say it and nobody else.
///
/// ```
/// food | degrees Celsius | degrees Fahrenheit | minutes of rest | words that make it this one
/// ```
///
/// From the Safe Minimum Internal Temperature Chart of the Food Safety and Inspection Service of the
/// US Department of Agriculture. The first row that is met counts.
enum SafeTemperatureTable {
    static let source =
        "USDA Food Safety and Inspection Service, Safe Minimum Internal Temperatures"

    static let text = """
        poultry | 74 | 165 | 0 |
        minced meat | 71 | 160 | 0 | mince minced ground burger burgers sausage sausages meatball meatballs
        fish | 63 | 145 | 0 |
        beef | 63 | 145 | 3 |
        veal | 63 | 145 | 3 |
        lamb | 63 | 145 | 3 |
        pork | 63 | 145 | 3 |
        """
}
