import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import MealPlan

/// The plan as iCalendar, RFC 5545.
struct PlanCalendarTests {
    private static func meal(_ title: String, day: String = "2026-12-04") -> PlannedMeal {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "a"), title: title)
        recipe.ingredientGroups = [
            IngredientGroup(
                title: nil,
                items: [Ingredient(text: "200 g flour; sifted, twice", name: "flour")]
            )
        ]
        recipe.times.total = 45
        recipe.yield = RecipeYield(text: "Serves 2", amount: 2)
        recipe.link = WebAddress("https://bread.example/11")
        return PlannedMeal(
            day: CalendarDay(iso: day) ?? CalendarDay(number: 0),
            recipe: recipe,
            servings: 4,
            note: "with Anna",
            uid: "abc123",
            changedAt: 1_764_115_200
        )
    }

    @Test func aMealIsAnEventOfADay() {
        var lunch = Self.meal("Soup", day: "2026-12-31")
        (lunch.meal, lunch.leftoversOf) = (.lunch, lunch.day - 2)
        let text = PlanCalendar().text(of: [Self.meal("Bread, \"good\"; fine\\")] + [lunch])
        #expect(
            text
                == """
                BEGIN:VCALENDAR
                VERSION:2.0
                PRODID:-//recipe//Meal plan//EN
                CALSCALE:GREGORIAN
                X-WR-CALNAME:Meals
                BEGIN:VEVENT
                UID:abc123@recipe
                DTSTAMP:20251126T000000Z
                LAST-MODIFIED:20251126T000000Z
                DTSTART;VALUE=DATE:20261204
                DTEND;VALUE=DATE:20261205
                TRANSP:TRANSPARENT
                SUMMARY:Bread\\, "good"\\; fine\\\\
                DESCRIPTION:with Anna\\nfor 4\\, 45 min\\n400 g flour\\; sifted\\, twice
                CATEGORIES:DINNER
                URL:https://bread.example/11
                END:VEVENT
                BEGIN:VEVENT
                UID:abc123@recipe
                DTSTAMP:20251126T000000Z
                LAST-MODIFIED:20251126T000000Z
                DTSTART;VALUE=DATE:20261231
                DTEND;VALUE=DATE:20270101
                TRANSP:TRANSPARENT
                SUMMARY:Lunch: Soup (leftovers)
                DESCRIPTION:with Anna\\nfor 4
                CATEGORIES:LUNCH
                URL:https://bread.example/11
                END:VEVENT
                END:VCALENDAR

                """.replacing("\n", with: "\r\n")
        )
    }

    @Test func dinnerHasItsTimeWhereOneIsSet() {
        let text = PlanCalendar(dinnerAt: 19 * 60 + 5).text(of: [Self.meal("Bread")])
        #expect(text.contains("\r\nDTSTART:20261204T190500\r\nDURATION:PT1H\r\n"))
        #expect(!text.contains("TRANSP"))
    }

    /// Lines are folded at 75 octets, never inside a character, and unfold to what they were.
    @Test func longLinesAreFolded() {
        var random = SeededGenerator(seed: 55)
        let letters = ["a", "é", "日", "🍲", " ", ",", ";", "\\", "e\u{301}"]
        for _ in 0..<300 {
            let line = (0..<Int.random(in: 0...200, using: &random)).map { _ in
                letters.randomElement(using: &random) ?? ""
            }.joined()
            let folded = PlanCalendar.folded(line)
            let rows = folded.components(separatedBy: "\r\n")
            #expect(rows.allSatisfy { $0.utf8.count <= 75 })
            #expect(rows.dropFirst().allSatisfy { $0.first == " " })
            #expect(([rows[0]] + rows.dropFirst().map { String($0.dropFirst()) }).joined() == line)
        }
    }

    /// What is escaped reads as it was for whoever follows section 3.3.11.
    @Test func escapedTextsReadAsTheyWere() {
        var random = SeededGenerator(seed: 56)
        let signs = ["a", "\\", ";", ",", "\n", "n", "N", ":", "\""]
        for _ in 0..<300 {
            let text = (0..<20).map { _ in signs.randomElement(using: &random) ?? "" }.joined()
            var read = ""
            var isEscaped = false
            for character in PlanCalendar.escaped(text) {
                if isEscaped {
                    read.append(character == "n" ? "\n" : character)
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else {
                    #expect(!";,\n".contains(character))
                    read.append(character)
                }
            }
            #expect(read == text)
        }
    }

    @Test func thePageHasEveryDayAndNoMarkupOfTitles() {
        let meal = Self.meal("Fish & <b>chips</b>")
        let page = PlanPage().text(of: [meal], on: meal.day...(meal.day + 1)) { $0.iso }
        #expect(
            page.contains("Fish &amp; &lt;b&gt;chips&lt;/b&gt; <small>for 4, 45 min, with Anna")
        )
        #expect(page.contains("<th scope=\"row\">2026-12-05</th><td><span class=\"none\">"))
    }
}
