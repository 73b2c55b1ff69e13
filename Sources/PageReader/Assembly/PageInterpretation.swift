import KitchenLanguage
import RecipeModel

/// Makes the content of a page out of what was parsed.
struct PageInterpretation {
    let page: ParsedPage
    let address: WebAddress?
    let status: Int
    let bytes: [UInt8]

    var content: PageContent {
        var assembly = RecipeAssembly()
        let sources = RecipeSources(page: page)
        for source in sources.found {
            assembly.fill(from: source.fields, origin: source.origin)
        }
        lineUp(&assembly)
        let unmarked = complete(&assembly)
        fillNotes(&assembly)
        let others = sources.found.isEmpty ? unmarked?.others ?? [] : sources.others
        if !others.isEmpty {
            let note = "Also on this page: \(others.joined(separator: "; "))"
            let origin = assembly.origins["recipeNotes"] ?? .jsonLD
            let notes = assembly.fields.notes + [note]
            assembly.replace(\.notes, with: notes, keys: ["recipeNotes"], origin: origin)
        }
        if needsFacts(assembly.fields) {
            let items = Set(assembly.fields.ingredientLines)
            let lines = page.lines.filter { !items.contains($0.text) }
            var facts = LabelledFacts(lines: lines, besideListIn: region(of: items)).fields
            let part = assembly.fields.preparation ?? assembly.fields.cooking ?? 0
            if facts.total ?? 0 < part { facts.total = nil }
            if assembly.fields.yield ?? facts.yield == nil, PageRule.yieldByClass.applies {
                facts.yield = NamedFacts.yield(in: page, besides: items)
            }
            assembly.fill(from: facts, origin: .page)
        }
        assembly.fill(from: pageFields, origin: .meta)
        let readable = ReadableText(page: page)
        let found = assembly.fields
        let kind = PageKindRules(
            status: status,
            title: page.head.title,
            text: readable.text,
            saysPaid: sources.saysPaid,
            isBanner: readable.isBanner,
            markup: bytes
        ).kind(
            hasIngredients: !found.ingredientGroups.isEmpty,
            hasSteps: !found.stepGroups.isEmpty
        )
        let hasRecipe = !found.ingredientGroups.isEmpty || !found.stepGroups.isEmpty
        return PageContent(
            kind: kind,
            recipe: hasRecipe ? recipe(from: found) : nil,
            origins: hasRecipe ? assembly.origins : [:],
            title: found.title ?? page.head.title,
            text: readable.text,
            links: readable.links
        )
    }

    /// Takes from the visible page what the markup leaves out of its lists.
    private func lineUp(_ assembly: inout RecipeAssembly) {
        let fields = assembly.fields
        let titles = Set(fields.ingredientGroups.compactMap(\.title))
        if !fields.ingredientGroups.isEmpty,
            let groups = IngredientAlignment(of: fields.ingredientLines, in: page)?.groups,
            titles.isEmpty || titles.isStrictSubset(of: groups.compactMap(\.title)),
            PageRule.ingredientsOnPage.applies
        {
            let isText = groups.flatMap(\.items).map(\.text) != fields.ingredientLines
            assembly.replace(
                \.ingredientGroups,
                with: groups,
                keys: isText ? ["ingredients", "ingredientGroups"] : ["ingredientGroups"]
            )
        }
        if fields.stepGroups.count == 1,
            fields.areStepsOneText || fields.steps.count <= 3,
            let groups = StepAlignment.groups(of: fields.steps, in: page),
            groups.reduce(0, { $0 + $1.items.count })
                > (fields.areStepsOneText ? 1 : fields.steps.count),
            PageRule.stepsOnPage.applies
        {
            assembly.replace(\.stepGroups, with: groups, keys: ["steps", "stepGroups"])
        }
    }

    /// Takes lists from the page's text where the markup has none, or only a part, and returns what
    /// was found there.
    private func complete(_ assembly: inout RecipeAssembly) -> UnmarkedRecipe? {
        let known = assembly.fields
        let ingredients = known.ingredientLines
        // A text that only praises the dish is no step.
        let isPraise = MarkupCompletion.isDescription(known.steps, of: page.head)
        let steps = isPraise ? [] : known.steps
        let doubtsSteps = MarkupCompletion.areSuspicious(steps: steps)
        let arePoor = MarkupCompletion.arePoor(ingredients: ingredients)
        guard ingredients.isEmpty || arePoor || doubtsSteps else { return nil }
        let isMarked = !ingredients.isEmpty && !steps.isEmpty
        let unmarked = UnmarkedRecipe(page: page)
        var shown = unmarked.fields(
            onlyTold: isMarked,
            isRecipe: !ingredients.isEmpty || !steps.isEmpty
        )
        // What programs would draw is surer than a guess, but not than lists under headings.
        if !isMarked, !unmarked.isTold || shown.ingredientLines.count < 3,
            let state = RecipeChoice.named(StateRecipe.all(in: page), on: page),
            PageRule.stateOfThePage.applies
        {
            assembly.fill(from: state, origin: .page)
            return nil
        }
        // Names of menus may be those of recipes (`cookie`), and tabs are hidden until a click.
        for regions in [[.aside, .navigation], [.hidden]] as [Set<PageRegion>]
        where ingredients.isEmpty && shown.ingredientGroups.isEmpty {
            guard let whole = page.showing(regions), PageRule.hiddenParts.applies else { continue }
            shown = UnmarkedRecipe(page: whole).fields
        }
        assembly.fill(from: shown, origin: .page)
        if arePoor, MarkupCompletion.isPart(ingredients, of: shown.ingredientLines) {
            assembly.replace(
                \.ingredientGroups,
                with: shown.ingredientGroups,
                keys: ["ingredients", "ingredientGroups"]
            )
        }
        if doubtsSteps,
            isPraise && !shown.steps.isEmpty
                || MarkupCompletion.isPart(steps, of: shown.stepLines),
            PageRule.pageHasMoreSteps.applies
        {
            assembly.replace(\.stepGroups, with: shown.stepGroups, keys: ["steps", "stepGroups"])
        }
        return unmarked
    }

    private func fillNotes(_ assembly: inout RecipeAssembly) {
        let known = assembly.fields
        guard !known.steps.isEmpty || !known.ingredientGroups.isEmpty else { return }
        var fields = RecipeFields()
        fields.notes = NotesFinder(HeadedLines(page: page)).notes(
            ofRecipeWith: known.steps,
            ingredients: known.ingredientLines
        )
        assembly.fill(from: fields, origin: .page)
    }

    /// The part of the page that shows most of the items.
    private func region(of items: Set<String>) -> PageRegion {
        let regions = page.lines.filter { items.contains($0.text) }.map(\.region)
        let counts = Dictionary(grouping: regions) { $0 }.mapValues(\.count)
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        return PageRule.factsBesideList.applies ? best ?? .content : .content
    }

    private func needsFacts(_ fields: RecipeFields) -> Bool {
        fields.yield?.amount == nil || fields.total ?? fields.cooking ?? fields.preparation == nil
    }

    /// What the page itself says where the recipe says nothing.
    private var pageFields: RecipeFields {
        var fields = RecipeFields()
        fields.title = PageTitle.title(of: page)
        fields.site = page.head["og:site_name"] ?? page.head["application-name"]
        fields.language = page.head.language
        fields.author = page.head["author"]
        fields.picture = page.head["og:image"].flatMap { page.links.address($0) }
        return fields
    }

    private func recipe(from fields: RecipeFields) -> Recipe {
        let key = address?.identity ?? FNV1a(bytes).digits
        var recipe = Recipe(
            id: RecipeID(service: .web, key: key),
            title: fields.title ?? page.head.title ?? "",
            link: address
        )
        recipe.picture = fields.picture
        recipe.video = fields.video
        recipe.author = fields.author
        recipe.site = fields.site
        recipe.language = fields.language
        recipe.yield = fields.yield
        recipe.times = CookingTimes(
            preparation: fields.preparation,
            cooking: fields.cooking,
            total: fields.total
        )
        recipe.ingredientGroups = fields.ingredientGroups
        recipe.stepGroups = fields.stepGroups
        recipe.notes = fields.notes
        recipe.cuisines = fields.cuisines
        recipe.categories = fields.categories
        recipe.keywords = fields.keywords
        recipe.rating = fields.rating
        recipe.nutrition = fields.nutrition
        return recipe
    }
}
