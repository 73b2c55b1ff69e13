extension SpokenRules {
    /// The plan of meals, and who eats.
    static let week = """
        what is for dinner|supper|tea|lunch|breakfast for|on|at? DAY -> plan {DAY}
        planned: what is for|at|on dinner|supper|tea|menu|table this_evening? -> plan today
        planned: what are|do|will|is PRON|EATER having|eating|cooking|making|have|eat|have_planned for|at? dinner|supper|tea? this_evening? -> plan today
        what are|is we|there having|eating|cooking|planned for? dinner|supper|tea|lunch|breakfast? on DAY -> plan {DAY}
        what is planned|on_the_plan|on_the_menu|coming_up for|on|in? DAYS? -> plan {DAYS}
        SHOW|what_is|open|read? the|my|our? meal|weekly|dinner? plan|planner|menu|meal_plan|meals|dinners for|of|on|in DAYS -> plan {DAYS}
        what is|are plan|plans for? dinner|dinners|supper? DAYS -> plan {DAYS}
        SHOW this_week -> plan this week
        SHOW next_week -> plan next week
        SHOW last_week -> plan last week
        SHOW|what_is|open|read? DAYS is? plan|menu|meals|dinners|meal|dinner -> plan {DAYS}
        SHOW|open|read the|my|our meal|weekly|dinner? plan|planner|menu|meal_plan -> plan
        what am|are|is PRON having|eating|cooking|making for? dinner|supper|tea|lunch|breakfast? DAYS -> plan {DAYS}
        what is there|cooking to_eat? for? dinner|supper|tea|lunch|breakfast? on? DAYS -> plan {DAYS}
        what did PRON have|eat for? dinner|supper|tea|lunch|breakfast? on? DAYS -> plan {DAYS}
        what|which? dishes|meals|recipes? did|have PRON cook|make|bake|cooked|made|baked for? dinner|supper|tea|lunch? on? DAYS|lately|recently|so_far|last|most_recently -> browse --sort cooked
        why did|have|is|are|do|was|were you|we|i|it|there|that|this|they? pick|picked|choose|chose|chosen|plan|planned|put|have|having|eat|eating|take? it|that|this|them? for|on? DAY -> plan {DAY}
        why did|have|is|are|do|was|were you|we|i|there|they? pick|picked|choose|chose|chosen|plan|planned|put|have|having|eat|eating|take? FOODS for|on DAY -> plan {DAY}
        is|do|was|have we|i|there? have|got? anything|something|dinner|lunch? planned|on_the_plan|on_the_menu for|on|in DAYS -> plan {DAYS}
        plan|fill|fill_in|sort_out|organise|organize|make|suggest|think_up|come_up_with|propose|choose|draw_up|create a|the|our|my|me|us? NUM? dinners|dinner|suppers|meals|menu|plan|meal_plan|dinner_plan|evening_meals|weekly_menu|meal|what_to_eat|what_we_eat|what_to_cook for|of? DAYS -> plan fill {NUM} for {DAYS}
        plan|fill|fill_in|sort_out|organise|organize my|our|the|a? DAYS -> plan fill for {DAYS}
        plan|make|find|give|want|need|suggest|sort|pick|choose|i_want|we_need|i_need? me|us? out? NUM dinners|suppers|evening_meals|weeknight_dinners for? DAYS? -> plan fill {NUM} for {DAYS|week}
        plan|make|find|give|want|need|suggest|sort|pick|choose|i_want|we_need|i_need? me|us? out? NUM FOODS dinners|suppers|evening_meals|weeknight_dinners FOODS -> plan fill {NUM} {FOODS} {FOODS2}
        plan|make|find|give|want|need|suggest|sort|pick|choose|i_want|we_need|i_need? me|us? out? NUM FOODS dinners|suppers|evening_meals|weeknight_dinners -> plan fill {NUM} {FOODS}
        PUT|MAKE|plan|schedule|we_have|we_will_have|let_us_have REF down? on|for|in|to? DAY for NUM people|persons|of_us? -> plan add {REF} {DAY} for {NUM}
        PUT|MAKE|plan|schedule|we_have|we_will_have|let_us_have|save REF down? on|for|in|to? DAY -> plan add {REF} {DAY}
        PUT REF down? on|in|into|to the|my|our? plan|menu|planner|meal_plan for|on? DAY -> plan add {REF} {DAY}
        plan|schedule|PUT something|anything|a|an|some? KNOWN on|for|in? DAY -> plan-dish {KNOWN} {DAY}
        i|we|let_us? WANT|MAKE|have|do? something|anything|a|an|some? with? KNOWN on DAY -> plan-dish {KNOWN} {DAY}
        REF for|on DAY -> plan add {REF} {DAY}
        DAY PRON|let_us? have|MAKE|eat|will_have REF -> plan add {REF} {DAY}
        move|shift|swap|switch|push|change|exchange DAY to|with|and|onto|for|till|until DAY -> plan move {DAY} {DAY2}
        something|anything|give_me_something|find_something|another_dish|another_idea|another_dinner|i_want_something|suggest_something else|different|other|new? for|on DAY -> plan swap {DAY}
        swap|change|replace DAY is? dinner|supper|meal|lunch? for|to? something_else|something_different|another|another_one? -> plan swap {DAY}
        make|cook|scale|set|do|serve|adjust|change|bump|increase|reduce|stretch DAY is? dinner|supper|meal|lunch|breakfast|tea? up|down|be|enough? for|to|serve|feed NUM PEOPLE? -> plan-servings {DAY} for {NUM}
        there_are|there_will_be|we_are|we_will_be|it_is NUM PEOPLE|of_us eating|here? on|for? DAY -> plan-servings {DAY} for {NUM}
        plan: DAY is? dinner|supper|meal|lunch|breakfast|tea? is? for NUM PEOPLE? -> plan-servings {DAY} for {NUM}
        swap|change|replace|exchange|switch|make DAY for|to|with|into? something|anything|a|an? FOODS -> plan remove {DAY} ; plan fill {FOODS} for {DAY}
        no_dinner|no_cooking|skip_dinner|cancel_dinner|skip_cooking for|on DAY -> plan remove {DAY}
        cancel|skip|scrap DAY is? dinner|supper|meal|lunch -> plan remove {DAY}
        TAKEOUT DAY from|off the|our|my plan|menu|planner -> plan remove {DAY}
        clear|delete|remove|cancel|drop everything|all|all_meals|all_dinners planned|on_the_plan? for|on|in? DAYS -> plan clear {DAYS}
        clear|empty|wipe|scrap the|my|our|this? whole|entire? week -> plan clear week
        clear|empty|wipe|forget|delete|scrap the|my|our|whole|entire? meal|weekly|dinner? plan|planner|menu -> plan clear
        what|all|everything do|must|should? i|we need|buy|get|shop_for|have_to_buy|have_to_get to_buy? for DAYS -> shop add plan {DAYS}
        PUT|buy|get|write everything|all|what_i_need|what_we_need|ingredients|shopping for|of DAYS to|on|onto|in? SHOPLIST? -> shop add plan {DAYS}
        make|create|write|start|draw_up|do? a|the|our|my|me? shopping|shopping_list|grocery_list|shop for|of DAYS -> shop add plan {DAYS}
        make|create|write|start|draw_up|do? a|the|our|my|me? shopping_list|grocery_list for|from|of the|our|my? plan|meal_plan|menu|dinner_plan -> shop add plan
        everything|all|the_lot on_the_list|on_my_list|on_the_shopping_list is|has_been bought|done|ticked_off|in_the_trolley|in_the_basket -> shop done all
        i|we have? got everything|all_of_it|it_all|the_lot|all_of_them on_the_list|on_it -> shop done all
        ITEMS is|are good|fine|ok|best|to_be_used|to_be_eaten|use_by until|till|by|before DAY -> pantry add {ITEMS} until {DAY}
        i|we|there? have|have_got|got|is|are FOODS until|till|good_until|to_use_by|to_use_before|to_eat_by|best_before|use_by DAY -> pantry add {FOODS} until {DAY}
        PRON? would? rate|give|gave REF NUM stars|star|out_of_5|out_of_five -> rate {REF} {NUM}
        REF gets|deserves|is|was NUM stars|star|out_of_5|out_of_five -> rate {REF} {NUM}
        opened: NUM stars|star|out_of_5|out_of_five -> rate it {NUM}
        we|i had|ate|cooked|made|did REF on|for? DAY -> cooked {REF} {DAY}
        we|i had|ate|cooked|made|did REF last_night -> cooked {REF} yesterday
        we|i cooked|made REF today? -> cooked {REF}
        we|i had|ate|cooked|made DAY is? dinner|supper|lunch|one|meal|dish -> cooked {DAY}
        PUT|export|send|sync|copy|save|share|publish the|my|our? plan|meal_plan|plan_of_meals|menu|meals|dinners|week to|into|in|as|on|with a|an|the|my|our? google|phone|outlook? calendar|diary|ical|ics|ics_file|phone -> help serve
        who|how_many eats|eat|lives|live|is_eating|are_eating|do_we_cook_for|do_i_cook_for|are_we_cooking_for|am_i_cooking_for|is_in_the_household|is_in_our_household|is_at_the_table here|with_us|at_home|in_this_house|at_our_table? -> household
        SHOW|what_is|list|open|read the|my|our household|family -> household
        who is eating|here|home|coming|in|there on|for? DAY -> plan {DAY}
        NAME is|are allergic|intolerant to FOODS -> household add {NAME} avoids {FOODS}
        NAME does|can|will? not|never eat|have|eats|touch FOODS -> household add {NAME} avoids {FOODS}
        NAME is|has|went|turned|became gone|turned|become|a|now? vegan -> household add {NAME} vegan
        NAME is|has|went|turned|became gone|turned|become|a|now? vegetarian -> household add {NAME} vegetarian
        NAME is|has a? coeliac|celiac -> household add {NAME} avoids gluten
        NAME can|may eat|have FOODS again|after_all|now? -> household remove {NAME} {FOODS}
        TAKEOUT|delete|remove|forget NAME from|out_of the|our|my? household|family -> household remove {NAME}
        start: there are|is NUM of_us|of_us_here|in_the_family|at_home|in_the_house|in_our_house|at_our_table -> household people {NUM}
        WORDS is|are|will_be|is_going_to_be not_here|away|not_in|out|not_home|not_at_home|not_eating|not_eating_with_us|on_holiday on|for? DAY -> household away {WORDS} {DAY}
        WORDS will_not|wont be|eat here|home|in|with_us? on? DAY -> household away {WORDS} {DAY}
        """
}
